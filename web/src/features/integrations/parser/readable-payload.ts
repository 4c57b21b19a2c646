import { parserTexts as texts } from '#texts/parser.ts';
import { type Piece, type Segment, segmentsOf } from './pieces.ts';

/** A mail or text as people read it: headers and text, cut at the edges of fields. */
export interface ReadableView {
  /** None where it is a text alone. */
  headers: Array<{ name: string; segments: Segment[] }>;
  text: Segment[];
}

const headers = [
  ['from', texts.from],
  ['to', texts.to],
  ['subject', texts.subject],
  ['date', texts.date],
] as const;

/**
 * Draws a payload that is a mail or a text (of CSV, of XML) in JSON, pieces of the JSON at their place of the text; null
 * for another payload.
 */
export function readableView(payload: string, pieces: readonly Piece[]): ReadableView | null {
  const parsed = parse(payload);
  if (typeof parsed === 'string') {
    const start = payload.indexOf('"') + 1;
    const raw = payload.slice(start, payload.lastIndexOf('"'));
    return { headers: [], text: decoded({ start, raw }, pieces) };
  }
  if (!isMail(parsed)) return null;
  const values = stringsOf(payload);
  const segments = (key: string): Segment[] => {
    const value = values.get(key);
    return value
      ? value.flatMap((one, n) => [...(n > 0 ? [{ text: ', ', keys: [] }] : []), ...decoded(one, pieces)])
      : [];
  };
  return {
    headers: headers.flatMap(([key, name]) => {
      const found = segments(key);
      return found.length === 0 ? [] : [{ name, segments: found }];
    }),
    text: segments('text'),
  };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}

const isMail = (parsed: unknown): boolean => {
  const mail = parsed as { text?: unknown; messageId?: unknown } | null;
  return typeof mail?.text === 'string' && typeof mail.messageId === 'string';
};

/** A string of JSON, without its quotes, and its position. */
interface JsonString {
  start: number;
  raw: string;
}

/** Returns the strings of each key of a JSON object, those of a list one by one; deeper ones are left out. */
function stringsOf(json: string): Map<string, JsonString[]> {
  const found = new Map<string, JsonString[]>();
  let depth = 0;
  let key: string | null = null;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\],:]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ',' && depth === 1) key = null;
    else if (token.startsWith('"') && depth === 1 && key === null) key = JSON.parse(token);
    else if (token.startsWith('"') && depth <= 2 && key !== null)
      found.set(key, [...(found.get(key) ?? []), { start: index + 1, raw: token.slice(1, -1) }]);
  }
  return found;
}

/** Decodes a string of JSON, with the pieces within it. */
function decoded({ start, raw }: JsonString, pieces: readonly Piece[]): Segment[] {
  const text: string = JSON.parse(`"${raw}"`);
  // position in the text of each unit of the raw string
  const at = new Uint32Array(raw.length + 1);
  let n = 0;
  for (const { 0: unit, index } of raw.matchAll(/\\u[\da-fA-F]{4}|\\.|[\s\S]/g)) {
    at.fill(n, index, index + unit.length);
    n += 1;
  }
  at[raw.length] = n;
  const within = pieces
    .filter((one) => one.start >= start && one.end <= start + raw.length)
    .map((one) => ({ ...one, start: at[one.start - start] ?? 0, end: at[one.end - start] ?? 0 }));
  return segmentsOf(text, within);
}
