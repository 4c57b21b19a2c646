import { mappingTexts } from '../../texts/server/mapping.ts';
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
      return { problem: mappingTexts.unknownToken(name, mappableFields.join(', ')) };
    }
    if (name !== 'ignore' && tokens.includes(name as MappableField)) return { problem: mappingTexts.tokenTwice(name) };
    const between = text.slice(at, match.index);
    if (tokens.length > 0 && between === '') {
      return { problem: mappingTexts.nothingBetween(name) };
    }
    statics.push(between);
    tokens.push(name === 'ignore' ? null : (name as MappableField));
    at = match.index + match[0].length;
  }
  if (tokens.length === 0) return { problem: mappingTexts.noToken };
  return { statics: [...statics, text.slice(at)], tokens };
}
