/** Treatment of a mail whose sender cannot be verified by SPF, DKIM and DMARC. */
export const senderChecks = ['REQUIRE', 'MARK', 'OFF'] as const;
/** REQUIRE puts it into quarantine, MARK takes it and marks its alarms, OFF does not look. */
export type SenderCheck = (typeof senderChecks)[number];

/** Verdict on the sender of a mail. */
export interface SenderVerdict {
  /** `none`: its domain publishes nothing to verify it by; `temporary`: it could not be looked up. */
  result: 'pass' | 'fail' | 'none' | 'temporary';
  /** Findings, in words. */
  reason: string;
}
