import type { MailPayload } from '#domain/integrations/mail-payload.ts';

const known = /^(from|to|subject|date|message-id):(.*)/i;
/** Any header line; only the `known` ones are read. */
const header = /^[a-z][a-z\d-]*:(?:[ \t]|$)/i;

/**
 * Returns a pasted text as it is sent: JSON unchanged; other text, such as CSV or XML, as a JSON string, or, for an
 * integration that takes mails, as a mail.
 */
export function payloadOf(pasted: string, isMail: boolean): string {
  const isJson = /^\s*[[{"]/.test(pasted);
  if (isJson || pasted.trim() === '') return pasted.trim();
  return JSON.stringify(isMail ? mailOf(pasted) : pasted);
}

/** Reads a plain text mail: header lines, an empty line, the text. Without headers at its start, all of it is the text. */
export function mailOf(pasted: string): MailPayload {
  const lines = pasted.replace(/\r\n?/g, '\n').replace(/^\n+/, '').split('\n');
  const end = endOfHeaders(lines);
  const headers = new Map<string, string>();
  for (const line of unfolded(lines.slice(0, end))) {
    const [, name = '', value = ''] = known.exec(line) ?? [];
    if (name) headers.set(name.toLowerCase(), value.trim());
  }
  return {
    messageId: (headers.get('message-id') ?? '').replace(/^<|>$/g, '') || 'pasted',
    from: addressesOf(headers.get('from'))[0] ?? '',
    to: addressesOf(headers.get('to')),
    subject: headers.get('subject') ?? '',
    date: dateOf(headers.get('date')),
    text: lines.slice(end).join('\n').trim(),
    attachments: [],
  };
}

/** Returns the index of the empty line after headers with a From or a Subject, else 0. */
function endOfHeaders(lines: readonly string[]): number {
  let at = 0;
  while (at < lines.length && (header.test(lines[at] ?? '') || (at > 0 && /^[ \t]+\S/.test(lines[at] ?? '')))) at += 1;
  return lines[at]?.trim() === '' && lines.slice(0, at).some((line) => /^(from|subject):/i.test(line)) ? at : 0;
}

/** Joins header lines: one that begins with white space continues the last. */
const unfolded = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');

const addressesOf = (value = ''): string[] =>
  value
    .split(/[\s<>,;"]/)
    .filter((word) => /.@./.test(word))
    .map((one) => one.toLowerCase());

function dateOf(value: string | undefined): string | null {
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
