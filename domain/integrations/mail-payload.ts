import type { SenderVerdict } from './sender-check.ts';

/**
 * A mail as it travels and is archived, in JSON: decoded, less its attachments, which are dropped and named (WIRE.14).
 * Made by the e-mail door, read by the mail normalisers; it is one item.
 */
export interface MailPayload {
  /** Without angle brackets. */
  messageId: string;
  /** Addresses, lower case. */
  from: string;
  to: string[];
  subject: string;
  /** The Date header as ISO, UTC; null where it is missing or unreadable. */
  date: string | null;
  /**
   * The plain text part, else the text of the HTML one. Line ends are \n. Cut to the maximum of an item; the last line
   * then says so.
   */
  text: string;
  attachments: Array<{ filename: string; contentType: string; bytes: number }>;
  /**
   * Verdict on the sender, where the integration checks senders; no id includes it, so a mail that is sent again stays
   * the same.
   */
  senderCheck?: SenderVerdict;
}

/**
 * Identity of a mail (WIRE.14): what its sender has written, without anything that transport adds. The same mail again
 * has the same; another mail has another, even under the same Message-ID.
 */
export const mailIdentity = ({ messageId, from, date, subject, text }: MailPayload): string =>
  JSON.stringify([messageId, from, date, subject, text]);
