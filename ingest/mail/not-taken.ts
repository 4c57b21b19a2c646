/** Why a mail is not taken, for counting; the reply says it in words. */
export type NotTakenReason =
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

/** A mail that the door does not take. Codes from 400 on ask the sender to try again, those from 500 on tell it not to. */
export class MailRejected extends Error {
  readonly responseCode: 421 | 451 | 550 | 552 | 554;
  readonly reason: NotTakenReason;

  constructor(responseCode: MailRejected['responseCode'], reason: NotTakenReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.responseCode = responseCode;
    this.reason = reason;
  }

  get isForNow(): boolean {
    return this.responseCode < 500;
  }
}
