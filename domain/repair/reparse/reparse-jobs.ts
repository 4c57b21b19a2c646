/** Runs reparses to their end, even if processes die in the meantime. */
export interface ReparseJobs {
  /** Starts or resumes a run that is not running. */
  start(key: { customerId: number; id: string }): Promise<void>;
  /** Cancels a run: it stops after its current window. */
  kill(key: { customerId: number; id: string }): Promise<void>;
}
