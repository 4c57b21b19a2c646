import { isUtf8 } from 'node:buffer';
import { batchTexts } from '../../texts/server/batches.ts';
import { inboundBatchMax, itemMaxKb } from '../constants.ts';

export type BodyFormat = 'array' | 'ndjson';

export interface BodyItem {
  /** Exactly as sent, less the white space around it. */
  text: string;
  /** Counted from 0. */
  position: number;
  /** Why the item is not taken; absent when it is. */
  malformed?: string;
}

/** `tooMany`: it could be read, but has more items than a request may. */
export type SplitBody = { items: BodyItem[] } | { unreadable: string; tooMany?: true };

const [tab, lineFeed, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20];
const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const ndjsonTypes = /^\s*(?:application|text)\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)\s*(?:;|$)/i;

/**
 * Detects the layout of a body. One that begins with `[` is an array for any content type; otherwise the content type
 * decides, and without one the text after the first value: none (a single object, read as an array of one) or more
 * lines.
 */
export function detectFormat(contentType: string | undefined, body: Buffer): BodyFormat {
  const start = skipSpace(body, afterByteOrderMark(body));
  if (body[start] === openBracket) return 'array';
  if (contentType !== undefined && ndjsonTypes.test(contentType)) return 'ndjson';
  const end = endOfValue(body, start);
  return end < 0 || skipSpace(body, end) === body.length ? 'array' : 'ndjson';
}

/**
 * Splits a request body without parsing it as a whole: a JSON array, NDJSON, or a single JSON object (one item). Items
 * are the exact text as sent, since their hash is their id. Each is judged alone: an item that is not JSON or larger
 * than `itemMaxKb` is malformed. Only an envelope that cannot be split, a body that is not UTF-8, or one of more than
 * `inboundBatchMax` items is unreadable.
 * @param options.judge false for a body that a door has judged: parsing each item is most of the work.
 * @param options.max items beyond which it is unreadable.
 */
export function splitItems(
  body: Buffer,
  format: BodyFormat,
  { judge = true, max = inboundBatchMax }: { judge?: boolean; max?: number } = {},
): SplitBody {
  if (!isUtf8(body)) return { unreadable: batchTexts.notUtf8 };
  const start = skipSpace(body, afterByteOrderMark(body));
  if (start === body.length) return { unreadable: batchTexts.empty };
  if (format === 'ndjson') return splitLines(body, start, judge, max);
  return body[start] === openBracket ? splitArray(body, start + 1, judge, max) : splitSingle(body, start, judge);
}

const tooMany = (max: number): SplitBody => ({ unreadable: batchTexts.tooMany(max), tooMany: true });

function splitArray(body: Buffer, afterBracket: number, judge: boolean, max: number): SplitBody {
  const items: BodyItem[] = [];
  let at = skipSpace(body, afterBracket);
  const isEmpty = body[at] === closeBracket;
  while (!isEmpty) {
    const start = at;
    at = endOfItem(body, start);
    if (at < 0) return { unreadable: batchTexts.openArray };
    if (items.length === max) return tooMany(max);
    items.push(itemOf(body, start, at, items.length, judge));
    if (body[at] === closeBracket) break;
    if (body[at] !== comma) return { unreadable: batchTexts.openArrayBracket };
    at = skipSpace(body, at + 1);
  }
  if (skipSpace(body, at + 1) < body.length) return { unreadable: batchTexts.afterArray };
  return { items };
}

function splitSingle(body: Buffer, start: number, judge: boolean): SplitBody {
  if (body[start] !== openBrace) return { unreadable: batchTexts.notJson };
  const end = endOfValue(body, start);
  if (end < 0) return { unreadable: batchTexts.openObject };
  if (skipSpace(body, end) < body.length) return { unreadable: batchTexts.afterObject };
  return { items: [itemOf(body, start, end, 0, judge)] };
}

/** Blank lines are no items. */
function splitLines(body: Buffer, start: number, judge: boolean, max: number): SplitBody {
  const items: BodyItem[] = [];
  let at = start;
  while (at < body.length) {
    const found = body.indexOf(lineFeed, at);
    const end = found < 0 ? body.length : found;
    const first = skipSpace(body, at);
    if (first < end) {
      if (items.length === max) return tooMany(max);
      items.push(itemOf(body, first, end, items.length, judge));
    }
    // A run of blank lines is passed at once.
    at = Math.max(end + 1, first);
  }
  return { items };
}

/** Returns the index after the brace or bracket that closes the one at `start`; -1 if the body ends before it. */
function endOfValue(body: Buffer, start: number): number {
  let depth = 0;
  let at = start;
  while (at < body.length) {
    const byte = body[at];
    if (byte === quote) {
      at = endOfString(body, at);
      if (at < 0) return -1;
      continue;
    }
    at += 1;
    if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
      if (depth <= 0) return at;
    }
  }
  return -1;
}

/**
 * The comma or bracket of the array that follows the item at `start`; -1 when the body ends inside the item. One pass
 * with a counter: no nesting, however deep, costs stack.
 */
function endOfItem(body: Buffer, start: number): number {
  let at = start;
  while (at < body.length) {
    const byte = body[at];
    if (byte === comma || byte === closeBracket || byte === closeBrace) return at;
    if (byte === openBrace || byte === openBracket) at = endOfValue(body, at);
    else if (byte === quote) at = endOfString(body, at);
    else at += 1;
    if (at < 0) return -1;
  }
  return -1;
}

/** Returns the index after the quote that closes the string whose first quote is at `start`; -1 if there is none. */
function endOfString(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length) {
    const byte = body[at];
    if (byte === quote) return at + 1;
    at += byte === backslash ? 2 : 1;
  }
  return -1;
}

function itemOf(body: Buffer, start: number, limit: number, position: number, judge: boolean): BodyItem {
  let end = limit;
  while (end > start && isSpace(body[end - 1])) end -= 1;
  const text = body.toString('utf8', start, end);
  const malformed = judge ? problemOf(text, end - start) : undefined;
  return malformed === undefined ? { text, position } : { text, position, malformed };
}

function problemOf(text: string, bytes: number): string | undefined {
  if (bytes === 0) return batchTexts.emptyItem;
  if (bytes > itemMaxKb * 1_024) return batchTexts.largeItem(itemMaxKb);
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    return batchTexts.invalidItem(detail);
  }
}

function skipSpace(body: Buffer, from: number): number {
  let at = from;
  while (at < body.length && isSpace(body[at])) at += 1;
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === space || byte === lineFeed || byte === carriageReturn || byte === tab;
}

function afterByteOrderMark(body: Buffer): number {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 3 : 0;
}
