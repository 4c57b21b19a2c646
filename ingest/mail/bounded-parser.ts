import { MailParser } from 'mailparser';
import { itemMaxKb } from '../../domain/constants.ts';
import { mailDoorTexts } from '../../texts/server/mail-door.ts';
import { bytewise, isGuessed } from './guess-charset.ts';
import { MailRejected } from './mail-rejected.ts';
import type { MailPart } from './text-of-parts.ts';

/** Encoded text as sent: twice an item, because encodings and HTML are longer than their content. */
const textMaxBytes = 2 * itemMaxKb * 1_024;
/** Header lines cost many times their length while they are parsed. */
const headersMaxBytes = 128 * 1_024;
const partHeadersMaxBytes = 64 * 1_024;
const partsMax = 250;

/** One header line with its continuations, still encoded. */
interface HeaderLine {
  key: string;
  line: string;
}

/** The only header lines that are decoded, which takes far longer than to read them; all are kept as sent. */
const decodedOnce = ['from', 'subject', 'message-id'];
const decodedLineMaxBytes = 16 * 1_024;
/** Recipients beyond are left out: only the first of them are kept anyway. */
const toLinesMax = 20;
const toMaxLength = 8 * 1_024;

/** Output of the splitter beneath the parser, piece by piece. */
type Piece =
  | { type: 'node'; getHeaders(): Buffer; headers: { getList(): HeaderLine[] }; charset?: string | false }
  | { type: 'body'; value: Buffer }
  | { type: 'data'; value: Buffer };

/**
 * Parser of mails with limits on what it keeps: header lines, parts and text; attachments pass through it. The methods
 * it overrides are not in mailparser's documentation, which is why package.json pins that package's exact version.
 */
export class BoundedParser extends MailParser {
  /** True if there was more text than is kept. */
  isTextCut = false;
  /** Set by the parser: the part being read, and all of them. */
  declare curnode: MailPart | false;
  declare tree: MailPart | false;
  private headerBytes = 0;
  private textBytes = 0;

  constructor() {
    super({
      skipImageLinks: true,
      skipTextToHtml: true,
      maxHeadSize: partHeadersMaxBytes,
      maxChildNodes: partsMax,
      // a mail within a mail is text, unless it is attached
      defaultInlineEmbedded: true,
    } as ConstructorParameters<typeof MailParser>[0]);
  }

  processChunk(piece: Piece, done: (error?: Error) => void): void {
    if (piece.type === 'node') {
      this.headerBytes += piece.getHeaders().length;
      if (this.headerBytes > headersMaxBytes) {
        done(new MailRejected(552, 'size', mailDoorTexts.largeHeaders(headersMaxBytes / 1_024)));
        return;
      }
      const long = piece.headers
        .getList()
        .find(({ key, line }) => decodedOnce.includes(key) && line.length > decodedLineMaxBytes);
      if (long) {
        done(new MailRejected(552, 'size', mailDoorTexts.largeHeader(long.key, decodedLineMaxBytes / 1_024)));
        return;
      }
      if (isGuessed(piece.charset)) piece.charset = bytewise;
    }
    if (piece.type === 'body' && this.curnode && !this.curnode.isAttachment) {
      const room = Math.max(0, textMaxBytes - this.textBytes);
      this.textBytes += piece.value.length;
      if (piece.value.length > room) this.isTextCut = true;
      piece.value = piece.value.subarray(0, room);
    }
    parser.processChunk.call(this, piece, done);
  }

  /** If a header that should be single is repeated, the parser takes the last. */
  processHeaders(lines: HeaderLine[]): Map<string, unknown> {
    const last = decodedOnce.flatMap((name) => lines.findLast(({ key }) => key === name) ?? []);
    let room = toMaxLength;
    const to = lines
      .filter(({ key }) => key === 'to')
      .slice(0, toLinesMax)
      .flatMap(({ key, line }) => {
        const kept = line.length <= room ? line : line.slice(0, Math.max(0, line.lastIndexOf(',', room)));
        room -= kept.length;
        return kept === '' ? [] : [{ key, line: kept }];
      });
    return parser.processHeaders.call(this, [...last, ...to]);
  }

  /** The default text is not wanted: text-of-parts.ts makes it, once the mail is accepted. */
  getTextContent(): { type: 'text' } {
    return { type: 'text' };
  }
}

const parser = MailParser.prototype as unknown as {
  processChunk(piece: Piece, done: (error?: Error) => void): void;
  processHeaders(lines: HeaderLine[]): Map<string, unknown>;
};
