import { type MappableField, mappableFields } from './field-map.ts';

/** A text that a source fills in: static text and, between it, tokens. */
export interface PositionalText {
  /** One more than there are tokens: before the first, between each two, after the last. */
  statics: string[];
  /** null for `{ignore}`: variable text without meaning. */
  tokens: Array<MappableField | null>;
}

const fields: ReadonlySet<string> = new Set(mappableFields);

/** Parses `state={toState}|src={pointPath}`, or returns why no mail could be read with it. */
export function parsePositionalText(text: string): PositionalText | { problem: string } {
  const statics: string[] = [];
  const tokens: PositionalText['tokens'] = [];
  let at = 0;
  for (const match of text.matchAll(/\{(\w{1,40})\}/g)) {
    const name = match[1] ?? '';
    if (name !== 'ignore' && !fields.has(name)) {
      return { problem: `{${name}} is none of the fields: ${mappableFields.join(', ')}, or ignore.` };
    }
    if (name !== 'ignore' && tokens.includes(name as MappableField))
      return { problem: `{${name}} stands there twice.` };
    const between = text.slice(at, match.index);
    if (tokens.length > 0 && between === '') {
      return { problem: `Nothing stands between {${name}} and the token before it, so nobody can tell them apart.` };
    }
    statics.push(between);
    tokens.push(name === 'ignore' ? null : (name as MappableField));
    at = match.index + match[0].length;
  }
  if (tokens.length === 0) return { problem: 'It has no token such as {pointPath}.' };
  return { statics: [...statics, text.slice(at)], tokens };
}
