import type { Readable } from 'node:stream';
import type { AddressObject, AttachmentStream, EmailAddress, HeaderLines, MessageText } from 'mailparser';
import type { MailPayload } from '../../domain/integrations/mail-payload.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import type { HeaderValues } from './automatic.ts';
import { BoundedParser } from './bounded-parser.ts';
import { MailRejected } from './mail-rejected.ts';
import { foldAddress } from './senders.ts';
import { type MailPart, textOfParts } from './text-of-parts.ts';

/** Content of a mail: its header, and its text on demand. */
export interface ReadMail {
  /** Addresses of the From header, as compared; an empty one if there are several such headers. */
  from: string[];
  to: string[];
  /** Without angle brackets; empty if there is none, or none that is valid. */
  messageId: string;
  subject: string;
  date: string | null;
  attachments: MailPayload['attachments'];
  header: HeaderValues;
  /** Converted when called: HTML takes time to read. */
  text(): { text: string; isCut: boolean };
}

/** RFC 5322: the longest line. */
const messageIdMaxLength = 998;
const addressesMax = 100;

/**
 * Reads a mail as it is received. Its attachments are counted and dropped on the way, so that only its text and its
 * headers are ever held.
 * @throws MailRejected 552 for more parts or header lines than are kept, 554 for data that cannot be read as a mail.
 */
export function readMail(source: Readable): Promise<ReadMail> {
  return new Promise((resolve, reject) => {
    const parser = new BoundedParser();
    const attachments: MailPayload['attachments'] = [];
    let headers = new Map<string, unknown>();
    let lines: HeaderLines = [];
    const fail = (error: Error): void => {
      source.unpipe(parser);
      parser.destroy();
      reject(asMailRejected(error));
    };
    parser.on('headers', (given) => {
      headers = given as Map<string, unknown>;
    });
    parser.on('headerLines', (given) => {
      lines = given as HeaderLines;
    });
    parser.on('data', (part: AttachmentStream | MessageText) => {
      if (part.type !== 'attachment') return;
      const named = { filename: part.filename ?? '', contentType: part.contentType, bytes: 0 };
      attachments.push(named);
      part.content.on('error', fail);
      part.content.on('data', (chunk: Buffer) => {
        named.bytes += chunk.length;
      });
      part.content.once('end', () => part.release());
    });
    parser.on('error', fail);
    source.on('error', fail);
    parser.once('end', () => {
      const { tree } = parser;
      if (!tree) fail(new Error('it is empty'));
      else if (hasLostParts(tree)) fail(new Error('it says that it has parts, and none can be found'));
      else resolve(mailOf(headers, lines, attachments, () => textOf(tree, parser.isTextCut)));
    });
    source.pipe(parser);
  });
}

function asMailRejected(error: Error): MailRejected {
  if (error instanceof MailRejected) return error;
  const { code } = error as { code?: string };
  if (code === 'ECONNECTION') return new MailRejected(451, 'broken', mailDoorTexts.incomplete, error);
  if (code === 'EMAXLEN') return new MailRejected(552, 'size', mailDoorTexts.oversizedParts(error.message), error);
  return new MailRejected(554, 'unreadable', mailDoorTexts.unreadable(error.message), error);
}

const hasLostParts = ({ contentType, children }: MailPart): boolean =>
  children.length === 0 && String(contentType).startsWith('multipart/');

function textOf(tree: MailPart, isTextCut: boolean): { text: string; isCut: boolean } {
  const { text, isCut } = textOfParts(tree);
  return { text, isCut: isCut || isTextCut };
}

function mailOf(
  headers: Map<string, unknown>,
  lines: HeaderLines,
  attachments: MailPayload['attachments'],
  text: ReadMail['text'],
): ReadMail {
  const header: HeaderValues = (name) => lines.filter(({ key }) => key === name).map(({ line }) => headerValue(line));
  const from = addressesOf(headers.get('from'));
  const subject = headers.get('subject');
  const messageId = String(headers.get('message-id') ?? '')
    .replace(/^<|>$/g, '')
    .trim();
  return {
    from: header('from').length > 1 ? ['', ...from] : from,
    to: [headers.get('to')].flat().flatMap(addressesOf).slice(0, addressesMax),
    messageId: messageId.length > messageIdMaxLength ? '' : messageId,
    subject: typeof subject === 'string' ? subject : '',
    date: isoOf(header('date').at(-1)),
    attachments,
    header,
    text,
  };
}

const headerValue = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/\s+/g, ' ')
    .trim();

function addressesOf(value: unknown): string[] {
  const inside = (one: EmailAddress): string[] =>
    one.group ? one.group.flatMap(inside) : one.address ? [foldAddress(one.address)] : [];
  return (value as AddressObject | undefined)?.value.flatMap(inside) ?? [];
}

function isoOf(date: string | undefined): string | null {
  const at = new Date(date ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
