/**
 * A mail as it travels and is archived, in JSON: decoded, less its attachments, which are dropped and named (WIRE.14).
 * Made by the e-mail door, read by the mail normalisers; it is one item, known by its Message-ID.
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
   * The plain text part, else the text of the HTML one. Line ends are \n. One that is longer than an item may be is cut, and
   * its last line says so.
   */
  text: string;
  attachments: Array<{ filename: string; contentType: string; bytes: number }>;
}
