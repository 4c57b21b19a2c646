/** Which run. */
export interface ReparseKey {
  customerId: number;
  id: string;
}

/** How a run ends once the histories it touched are derived again. */
export interface ReparseEnd {
  status: 'COMPLETE' | 'KILLED' | 'FAILED';
  error: string | null;
}

/** The work that the plan in workflow.ts calls for. */
export interface ReparseActivities {
  /** Reads the range window by window, from where the attempt before has left it. */
  readPayloads(key: ReparseKey): Promise<void>;
  /** Lets the touched histories be derived again, waits for it, and ends the run. */
  settleHistories(key: ReparseKey, end: ReparseEnd): Promise<void>;
}
