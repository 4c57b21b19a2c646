/** Key of a run. */
export interface ReparseKey {
  customerId: number;
  id: string;
}

/** Final status of a run, set after the histories it touched are refolded. */
export interface ReparseEnd {
  status: 'COMPLETE' | 'KILLED' | 'FAILED';
  error: string | null;
}

/** Activities of the workflow in workflow.ts. */
export interface ReparseActivities {
  /** Reads the range window by window, from where the previous attempt stopped. */
  readPayloads(key: ReparseKey): Promise<void>;
  /**
   * Releases the touched histories for refolding, waits for it, and ends the run.
   * @param until when it waits no longer, and a run that has read all has failed, in ms since the epoch; the histories are
   * derived nevertheless. Absent: it waits for as long as it takes.
   * @returns how it has ended; nothing in runs of earlier releases.
   */
  settleHistories(key: ReparseKey, end: ReparseEnd, until?: number): Promise<ReparseEnd | undefined>;
}
