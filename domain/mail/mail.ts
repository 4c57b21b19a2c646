import { type Reader, Refused } from '../outgoing/deliver-due.ts';

/** A part of a mail's text: a paragraph, a list, or a link to a page of the console. */
export type MailPart = string | { list: string[] } | { label: string; path: string };

/** A file that a mail carries. */
export interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** A mail to one person. The mail sender adds the From address and the console's URL. */
export interface Mail {
  /** Id derived from cause and recipient, for a mail that must not be written twice; also used in its Message-ID. */
  id: string;
  to: string;
  subject: string;
  body: MailPart[];
  /** True if it goes where its recipient forwards notifications to; never a mail about the account itself. */
  isForwarded?: boolean;
  /** Checked again when it is sent. */
  reader?: Reader;
  file?: MailFile;
  createdAt: Date;
  /** Time after which it is no longer sent. */
  expiresAt: Date;
}

/** A mail as it is handed to a mail server. */
export interface RenderedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  file?: MailFile | null;
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** Transport of mails. */
export interface MailTransport {
  /** @throws MailRefused where another attempt makes no sense; any other error is tried again. */
  send(mail: RenderedMail): Promise<void>;
}

/** The mail server will never take this mail, in its own words. */
export class MailRefused extends Refused {}
