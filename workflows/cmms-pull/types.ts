/** Which pull. */
export interface CmmsPullKey {
  customerId: number;
  id: string;
}

/** The work that the plans in workflow.ts call for. */
export interface CmmsPullActivities {
  /** Asks the system and keeps what it answers, from where the attempt before has left it. */
  runCmmsPull(key: CmmsPullKey): Promise<void>;
  /** Ends a pull that has failed, with the reason that people read. */
  failCmmsPull(key: CmmsPullKey, error: string): Promise<void>;
}
