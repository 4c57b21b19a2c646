/** Key of a bulk job. */
export interface BulkKey {
  customerId: number;
  id: string;
}

/** Activities of the workflow in workflow.ts. */
export interface BulkActivities {
  /** Runs the rest of a job, five hundred alarms a transaction, from where the previous attempt stopped. */
  runBulkJob(key: BulkKey): Promise<void>;
}
