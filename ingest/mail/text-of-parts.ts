import { itemMaxKb } from '../../domain/constants.ts';
import { bytewise, guessCharset } from './guess-charset.ts';
import { textOfHtml } from './text-of-html.ts';

/** A part of a mail, as the parser keeps it. */
export interface MailPart {
  contentType: string | false;
  isAttachment?: boolean;
  charset?: string;
  /** Content of text parts only, decoded by its charset. */
  textContent?: string;
  /** True for the outermost part of a mail within a mail. */
  showMeta?: boolean;
  headers: Map<string, unknown>;
  children: MailPart[];
}

/** The time to read HTML grows faster than its length. */
const htmlMaxLength = (itemMaxKb / 2) * 1_024;
const forwarded = [
  ['From', 'from'],
  ['Subject', 'subject'],
] as const;

/**
 * Returns the text of a mail in the order of its parts, line ends as \n. Of alternatives the plain one, unless it is
 * blank; HTML as the text that it shows. A mail within it is preceded by its sender and its subject.
 */
export function textOfParts(root: MailPart): { text: string; isCut: boolean } {
  let isCut = false;

  function own(part: MailPart): string {
    const decoded = part.isAttachment ? '' : (part.textContent ?? '');
    const content = part.charset === bytewise ? guessCharset(decoded) : decoded;
    if (part.contentType !== 'text/html') return content;
    if (content.length > htmlMaxLength) isCut = true;
    return textOfHtml(content.slice(0, htmlMaxLength));
  }

  function textOf(part: MailPart): string {
    const head = part.showMeta ? headOf(part) : [];
    return [...head, own(part), ...bodiesOf(part)].filter((text) => text.trim() !== '').join('\n');
  }

  function bodiesOf({ contentType, children }: MailPart): string[] {
    if (contentType !== 'multipart/alternative') return children.map(textOf);
    const plainFirst = children.toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
    for (const child of plainFirst) {
      const text = textOf(child);
      if (text.trim() !== '') return [text];
    }
    return [];
  }

  const text = textOf(root)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  return { text, isCut };
}

const isPlain = (part: MailPart): boolean => part.contentType === 'text/plain';

function headOf({ headers }: MailPart): string[] {
  return forwarded.flatMap(([title, name]) => {
    const value = headers.get(name);
    const text = typeof value === 'string' ? value : (value as { text?: string } | undefined)?.text;
    return text ? [`${title}: ${text}`] : [];
  });
}
