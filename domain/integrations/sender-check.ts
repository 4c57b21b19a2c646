/** What becomes of a mail whose sender cannot be verified by SPF, DKIM and DMARC. */
export const senderChecks = ['REQUIRE', 'MARK', 'OFF'] as const;
/** REQUIRE puts it into quarantine, MARK takes it and marks its alarms, OFF does not look. */
export type SenderCheck = (typeof senderChecks)[number];

/** Whether the sender of a mail is verified. */
export interface SenderVerdict {
  /** `none`: its domain publishes nothing to verify it by; `temporary`: it could not be looked up. */
  result: 'pass' | 'fail' | 'none' | 'temporary';
  /** What was found, in words. */
  reason: string;
}
