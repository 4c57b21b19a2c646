/** Reason why a mail is rejected, for counting; the reply states it in words. */
export type RejectionReason =
  | 'recipient'
  | 'postmaster'
  | 'inactive'
  | 'automatic'
  | 'size'
  | 'unreadable'
  | 'broken'
  | 'rate'
  | 'quarantine'
  | 'sender'
  | 'busy'
  | 'engine'
  | 'failed';

/** A mail that the door rejects. Codes from 400 on ask the sender to try again, those from 500 on not to. */
export class MailRejected extends Error {
  readonly responseCode: 421 | 451 | 550 | 552 | 554;
  readonly reason: RejectionReason;

  constructor(responseCode: MailRejected['responseCode'], reason: RejectionReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.responseCode = responseCode;
    this.reason = reason;
  }

  get isForNow(): boolean {
    return this.responseCode < 500;
  }
}
