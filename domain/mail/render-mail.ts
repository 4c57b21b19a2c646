import { mailTexts } from '../../texts/mails.ts';
import type { Mail, MailPart, RenderedMail } from './mail.ts';

/** Sender details of this installation, for its mails. */
export interface MailOrigin {
  productName: string;
  /** Origin of the console, e.g. https://alarms.example.com. */
  consoleUrl: string;
}

/** Renders a mail as plain text and as simple HTML. Nothing in it can become markup or another header. */
export function renderMail(
  { id, to, subject, body }: Pick<Mail, 'id' | 'to' | 'subject' | 'body'>,
  { productName, consoleUrl }: MailOrigin,
  attempt: number,
): RenderedMail {
  const urlOf = (path: string): string => new URL(path, consoleUrl).href;
  const textOf = (part: MailPart): string => {
    if (typeof part === 'string') return part;
    return 'list' in part ? part.list.map((line) => `- ${line}`).join('\n') : `${part.label}:\n${urlOf(part.path)}`;
  };
  const htmlOf = (part: MailPart): string => {
    if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
    if ('list' in part) return `<ul>${part.list.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
    const url = escaped(urlOf(part.path));
    return `<p><a href="${url}">${escaped(part.label)}</a></p>`;
  };
  const from = mailTexts.footer(productName, new URL(consoleUrl).host);
  return {
    id,
    to,
    subject: oneLine(subject),
    text: `${[...body.map(textOf), `-- \n${from}`].join('\n\n')}\n`,
    html: [
      '<!doctype html><html><body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
      ...body.map(htmlOf),
      `<p style="color: #666; font-size: 0.85em">${escaped(from)}</p></body></html>`,
    ].join('\n'),
    attempt,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Returns a text as one line, for headers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in it
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
