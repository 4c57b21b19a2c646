/** The stations of ingest, in the order of the road; each runs as a process of its own, as many copies as there is work for. */
export const stations = ['gateway', 'mail', 'normalise', 'project', 'relay', 'load'] as const;
export type Station = (typeof stations)[number];
/** Stations that a source waits for. */
export const doors: readonly Station[] = ['gateway', 'mail'];
