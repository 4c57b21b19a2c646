import { mailDoorTexts } from '../../texts/server/mail-door.ts';

/** Returns the values of a header, in the order of the mail, unfolded; none if it is missing. */
export type HeaderValues = (name: string) => string[];

/** Headers of a mail that answers another one, or reports one that was not delivered. */
const repliers = ['x-autoreply', 'x-autoreply-from', 'x-autorespond', 'x-failed-recipients', 'x-mail-autoreply'];
const bulkWords = ['bulk', 'junk', 'auto_reply'];
/** RFC 3834: mails that a machine sends unprompted. Alarms are such mails, so this alone is no reason. */
const ownWords = ['no', 'auto-generated', 'auto-notified'];
const daemons = /^(?:mailer-daemon|postmaster)@/;

/**
 * Returns why a mail cannot contain an alarm: a bounce, an automatic reply, or a bulk mail. All that is refused as such
 * is listed here. `Auto-Submitted: auto-generated` and `X-Auto-Response-Suppress` are on alarms as well as on automatic
 * replies; the latter name what they answer.
 * @param envelopeFrom empty for a bounce
 * @returns null for any other mail.
 */
export function automaticReason(envelopeFrom: string, headerFrom: string, header: HeaderValues): string | null {
  if (envelopeFrom === '') return mailDoorTexts.noSender;
  if (daemons.test(envelopeFrom) || daemons.test(headerFrom)) return mailDoorTexts.fromMailSystem;
  const words = (name: string): string[] => header(name).map((value) => wordOf(value));
  const isAnswer = header('in-reply-to').length > 0 || header('references').length > 0;
  const submitted = words('auto-submitted').find((word) => word !== '' && word !== 'no');
  if (submitted !== undefined && (isAnswer || !ownWords.includes(submitted))) return `Auto-Submitted: ${submitted}`;
  const precedence = words('precedence').find((word) => bulkWords.includes(word));
  if (precedence !== undefined) return `Precedence: ${precedence}`;
  if (isAnswer && header('x-auto-response-suppress').length > 0) return mailDoorTexts.suppressed;
  const replier = repliers.find((name) => header(name).length > 0);
  if (replier !== undefined) return mailDoorTexts.hasHeader(replier);
  if (words('content-type').includes('multipart/report')) return mailDoorTexts.report;
  return null;
}

/** Returns a header's value without its parameters and comments. */
const wordOf = (value: string): string => (value.split(/[;(\s]/)[0] ?? '').toLowerCase();
