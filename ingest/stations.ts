/** Stations of ingest, in the order of the road; each runs as processes of its own, as many as the load needs. */
export const stations = ['gateway', 'mail', 'normalise', 'project', 'relay', 'load'] as const;
export type Station = (typeof stations)[number];
/** Stations that a source waits for. */
export const doors: readonly Station[] = ['gateway', 'mail'];
