/** Runs a reparse to its end, whatever process dies in the meantime. */
export interface ReparseJobs {
  /** Starts a run that is at no work, or goes on with it. */
  start(key: { customerId: number; id: string }): Promise<void>;
  /** Tells a run to stop behind the window it is at. */
  kill(key: { customerId: number; id: string }): Promise<void>;
}
