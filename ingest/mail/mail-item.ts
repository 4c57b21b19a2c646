import { itemMaxKb } from '../../domain/constants.ts';
import { type MailPayload, mailIdentity } from '../../domain/integrations/mail-payload.ts';
import type { SenderVerdict } from '../../domain/integrations/sender-check.ts';
import { uuidOf } from '../../platform/ids.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { MailRejected } from './mail-rejected.ts';
import type { ReadMail } from './read-mail.ts';

/** Size that a verdict on the sender adds to an item. */
const verdictMaxBytes = 1_024;
const itemMaxBytes = itemMaxKb * 1_024 - verdictMaxBytes;
const reasonMaxLength = 250;
/** Part of an item that is reserved for the text, whatever else a mail contains. */
const textMinBytes = 64 * 1_024;

/** A mail as one item of the road. */
export interface MailItem {
  /** Identifies the mail. */
  identity: string;
  /** MailPayload as JSON, at most `itemMaxKb`. */
  body: string;
}

/**
 * Makes the item of a mail. Text beyond an item's limit ends in a line that states so. A mail without Message-ID gets
 * one derived from its content, so that it is the same when sent again.
 * @param envelopeFrom replaces a From header without an address.
 * @throws MailRejected 554 for an empty mail, 552 when headers and attachments' names leave too little room for text.
 */
export function mailItem(mail: ReadMail, envelopeFrom: string): MailItem {
  const { text, isCut } = mail.text();
  if (text === '' && mail.subject === '' && mail.attachments.length === 0)
    throw new MailRejected(554, 'unreadable', mailDoorTexts.empty);
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
  if (room < textMinBytes) throw new MailRejected(552, 'size', mailDoorTexts.oversizedHeaders);
  const payload: MailPayload = { ...withoutText, text: fitted(text, room, isCut) };
  return { identity: mailIdentity(payload), body: JSON.stringify(payload) };
}

/** Adds the verdict on the sender; ids are made without it, so that a mail sent again is the same. */
export function withVerdict(item: MailItem, { result, reason }: SenderVerdict): MailItem {
  const verdict: SenderVerdict = { result, reason: reason.slice(0, reasonMaxLength).toWellFormed() };
  return { ...item, body: `${item.body.slice(0, -1)},"senderCheck":${JSON.stringify(verdict)}}` };
}

const madeMessageId = (rest: object, text: string): string => `made-${uuidOf('content', JSON.stringify(rest), text)}`;

function fitted(text: string, room: number, isCut: boolean): string {
  if (!isCut && jsonBytes(text) <= room) return text;
  const end = `\n${mailDoorTexts.textCut}`;
  const kept = longestPrefix(text, room - jsonBytes(end));
  return kept + end;
}

/** Returns the longest beginning whose JSON has at most so many bytes, without cutting a character in two. */
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

/** Size as a JSON string, without its quotes. */
const jsonBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;
