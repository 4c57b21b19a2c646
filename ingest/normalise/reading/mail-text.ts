import type { MailPayload } from '../../../domain/integrations/mail-payload.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { isRow, type Row, textOf, Unreadable } from './payload.ts';

/** Fields of a mail that mail dialects read (domain/integrations/mail-payload.ts). */
export interface MailText {
  subject: string;
  /** The Date header as ISO, or null. */
  date: string | null;
  /** Lines of the text without marks and headers of replying and forwarding; white space is single spaces and tabs. */
  lines: string[];
}

export const isMail = (value: unknown): value is Row =>
  isRow(value) && typeof value.text === 'string' && typeof value.messageId === 'string';

/** Returns a payload that is a mail, as far as its fields show; null for any other. */
export function mailOf(payload: string): MailPayload | null {
  // few payloads are mails, and the others are not parsed twice
  if (!payload.includes('"messageId":')) return null;
  try {
    const value: unknown = JSON.parse(payload);
    return isMail(value) ? (value as unknown as MailPayload) : null;
  } catch {
    return null;
  }
}

export function mailText(payload: unknown): MailText {
  if (!isMail(payload)) throw new Unreadable(payloadTexts.notMail);
  return {
    subject: textOf(payload.subject).replace(/\s+/g, ' '),
    date: textOf(payload.date) || null,
    lines: withoutForwarding(linesOf(textOf(payload.text))),
  };
}

const quoteMarks = /^(?:\s*>)+/;

const linesOf = (text: string): string[] =>
  text.split('\n').map((line) =>
    line
      .replace(quoteMarks, '')
      .replace(/[^\S\t]+/g, ' ')
      .trim(),
  );

const headersAtMost = 12;
const headerLine = /^\*?(?:from|sent|date|to|cc|bcc|reply-to|importance|subject)\*?:(?:\s|$)/i;
/** The subject is the last header, or these follow it: any other line after it belongs to the alarm. */
const afterSubject = /^\*?(?:to|cc|bcc|reply-to):/i;

/** A forwarded mail repeats headers of the original, whose "Date:" or "From:" are not lines of the alarm. */
function withoutForwarding(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isMark = line.startsWith('--') && line.endsWith('--') && /forwarded|original/i.test(line.slice(0, 200));
    const from = isMark ? at + 1 : at;
    const end = endOfHeaders(lines, from);
    if (end > from) at = end - 1;
    else if (!isMark) kept.push(line);
  }
  return kept;
}

/** Returns the index after headers that begin with From and have a Subject; `from` if none begin. */
function endOfHeaders(lines: readonly string[], from: number): number {
  if (!/^\*?from\*?:/i.test(lines[from]?.slice(0, 8) ?? '')) return from;
  let hasSubject = false;
  let at = from;
  while (at < lines.length && at - from < headersAtMost) {
    const line = lines[at] ?? '';
    if (!(hasSubject ? afterSubject : headerLine).test(line)) break;
    hasSubject ||= /^\*?subject/i.test(line);
    at += 1;
  }
  return hasSubject ? at : from;
}
