/** Which job. */
export interface BulkKey {
  customerId: number;
  id: string;
}

/** The work that the plan in workflow.ts calls for. */
export interface BulkActivities {
  /** Does what is left of a job, five hundred alarms a transaction, from where the attempt before has left it. */
  runBulkJob(key: BulkKey): Promise<void>;
}
