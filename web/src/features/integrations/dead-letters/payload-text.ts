import type { MailPayload } from '#domain/integrations/mail-payload.ts';

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const indent = '  ';
/** Limits of splitting into lines: longer or deeper JSON is no easier to read: each level indents its content. */
const prettyMost = { length: 200_000, depth: 100 } as const;

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Splits JSON into lines, each number and text as it came, since an edited payload is sent again. Text that is no JSON
 * or is too large stays unchanged.
 */
export function prettyPayload(text: string): string {
  if (text.length > prettyMost.length || !isJson(text)) return text;
  let depth = 0;
  let before = '';
  let pretty = '';
  const line = () => `\n${indent.repeat(depth)}`;
  for (const [token] of text.matchAll(tokens)) {
    const isEnd = token === '}' || token === ']';
    if (isEnd) depth -= 1;
    const opens = before === '{' || before === '[';
    if (isEnd ? !opens : opens || before === ',') pretty += line();
    pretty += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') depth += 1;
    if (depth > prettyMost.depth) return text;
    before = token;
  }
  return pretty;
}

/** Returns a mail payload; null for any other. */
export function mailOf(text: string): MailPayload | null {
  if (!isJson(text)) return null;
  const mail: Partial<MailPayload> | null = JSON.parse(text);
  const isMail =
    typeof mail?.messageId === 'string' &&
    typeof mail.from === 'string' &&
    typeof mail.subject === 'string' &&
    typeof mail.text === 'string' &&
    Array.isArray(mail.to) &&
    Array.isArray(mail.attachments);
  return isMail ? (mail as MailPayload) : null;
}
