/** Which pull. */
export interface CmmsPullKey {
  customerId: number;
  id: string;
}

export interface NightlyResult {
  /** Pulls that were begun: one a system. */
  begun: number;
}

/** The work that the plans in workflow.ts call for. */
export interface CmmsPullActivities {
  /** Asks the system and keeps what it answers, from where the attempt before has left it. */
  runCmmsPull(key: CmmsPullKey): Promise<void>;
  /** Ends a pull that has failed, with the reason that people read. */
  failCmmsPull(key: CmmsPullKey, error: string): Promise<void>;
  /** Begins the pulls of fields that are refreshed every night. */
  beginNightlyCmmsPulls(): Promise<NightlyResult>;
}
