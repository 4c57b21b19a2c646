/** Key of a pull. */
export interface CmmsPullKey {
  customerId: number;
  id: string;
}

/** Activities of the workflow in workflow.ts. */
export interface CmmsPullActivities {
  /** Queries the system and stores its answers, from where the previous attempt stopped. */
  runCmmsPull(key: CmmsPullKey): Promise<void>;
  /** Ends a failed pull with the reason shown to people. */
  failCmmsPull(key: CmmsPullKey, error: string): Promise<void>;
}
