import type { MailPayload } from '../../../domain/integrations/mail-payload.ts';
import { isRow, type Row, textOf, Unreadable } from './payload.ts';

/** What mail dialects read of a mail (domain/integrations/mail-payload.ts). */
export interface MailText {
  subject: string;
  /** The Date header as ISO, or null. */
  date: string | null;
  /** Lines of the text without the marks and headers of replying and forwarding; white space is single spaces and tabs. */
  lines: string[];
}

export const isMail = (value: unknown): value is Row =>
  isRow(value) && typeof value.text === 'string' && typeof value.messageId === 'string';

/** A payload that is a mail, as it may be by its fields; null for any other. */
export function mailOf(payload: string): MailPayload | null {
  // few payloads are mails, and none is read twice for nothing
  if (!payload.includes('"messageId":')) return null;
  try {
    const value: unknown = JSON.parse(payload);
    return isMail(value) ? (value as unknown as MailPayload) : null;
  } catch {
    return null;
  }
}

export function mailText(payload: unknown): MailText {
  if (!isMail(payload)) throw new Unreadable('the payload is not a mail');
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
/** The subject is the last of them, or only those it was sent to follow: what else does is a line of the alarm. */
const afterSubject = /^\*?(?:to|cc|bcc|reply-to):/i;

/** A forwarded mail repeats headers of the original, and "Date:" or "From:" there are no lines of the alarm. */
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

/** Behind headers that begin with From and have a Subject; `from` where none begin. */
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
