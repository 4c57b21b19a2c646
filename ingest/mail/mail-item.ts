import { itemMaxKb } from '../../domain/constants.ts';
import { type MailPayload, mailIdentity } from '../../domain/integrations/mail-payload.ts';
import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { uuidOf } from '../../platform/ids.ts';
import { MailRejected } from './not-taken.ts';
import type { ReadMail } from './read-mail.ts';

/** What a verdict on the sender adds to an item. */
const verdictMaxBytes = 1_024;
const itemMaxBytes = itemMaxKb * 1_024 - verdictMaxBytes;
const reasonMaxLength = 250;
/** So much of an item is left to the text whatever else a mail says. */
const textMinBytes = 64 * 1_024;

/** A mail as one item of the road. */
export interface MailItem {
  /** What it is known by. */
  identity: string;
  /** MailPayload as JSON, at most `itemMaxKb`. */
  body: string;
}

/**
 * Makes the item of a mail. Text that is longer than an item may be ends in a line that says so. A mail without Message-ID
 * gets one made of its content, so that it is the same when it is sent again.
 * @param envelopeFrom stands in for a From header without an address.
 * @throws MailRejected 554 for a mail that says nothing, 552 when not even the beginning of the text has room beside headers and attachments' names.
 */
export function mailItem(mail: ReadMail, envelopeFrom: string): MailItem {
  const { text, isCut } = mail.text();
  if (text === '' && mail.subject === '' && mail.attachments.length === 0)
    throw new MailRejected(554, 'unreadable', 'The mail has neither a subject nor a text');
  const rest = {
    from: mail.from.find(Boolean) ?? envelopeFrom,
    to: mail.to,
    subject: mail.subject,
    date: mail.date,
    text: '',
    attachments: mail.attachments,
  };
  const withoutText: MailPayload = { messageId: mail.messageId || madeMessageId(rest, text), ...rest };
  const room = itemMaxBytes - Buffer.byteLength(JSON.stringify(withoutText));
  if (room < textMinBytes)
    throw new MailRejected(552, 'size', 'The mail has too many or too long addresses, subjects and attachment names');
  const payload: MailPayload = { ...withoutText, text: fitted(text, room, isCut) };
  return { identity: mailIdentity(payload), body: JSON.stringify(payload) };
}

/** The item with what was found of its sender; ids are made without it, so that a mail sent again is the same. */
export function withVerdict(item: MailItem, { result, reason }: SenderVerdict): MailItem {
  const verdict: SenderVerdict = { result, reason: reason.slice(0, reasonMaxLength).toWellFormed() };
  return { ...item, body: `${item.body.slice(0, -1)},"senderCheck":${JSON.stringify(verdict)}}` };
}

const madeMessageId = (rest: object, text: string): string => `made-${uuidOf('content', JSON.stringify(rest), text)}`;

function fitted(text: string, room: number, isCut: boolean): string {
  if (!isCut && jsonBytes(text) <= room) return text;
  const end = `\n[The text is longer than the e-mail door keeps; the rest of it was dropped.]`;
  const kept = longestPrefix(text, room - jsonBytes(end));
  return kept + end;
}

/** The longest beginning whose JSON has at most so many bytes, no character cut in two. */
function longestPrefix(text: string, bytes: number): string {
  let [fits, tooLong] = [0, text.length + 1];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (jsonBytes(text.slice(0, middle)) <= bytes) fits = middle;
    else tooLong = middle;
  }
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(fits - 1)) && fits < text.length;
  return text.slice(0, isHalf ? fits - 1 : fits);
}

/** As a string of JSON, without its quotes. */
const jsonBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;
