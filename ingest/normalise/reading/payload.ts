import type { CanonicalEvent, Outcome } from '../../../domain/alarms/model/canonical-event.ts';
import { applied, rejected } from '../../../domain/alarms/model/canonical-event.ts';
import { payloadTexts } from '../../../texts/server/payloads.ts';
import { isAbsentTime, readTime, type TimeRules, timeProblem } from './times.ts';

/** One payload as a JSON object. */
export type Row = Readonly<Record<string, unknown>>;

/** Thrown by the readers below, caught by `readPayload`: why a payload cannot be read. */
export class Unreadable extends Error {}

/** Parses the payload and runs `read` on it; invalid JSON, or `Unreadable`, is rejected with its reason. */
export function readPayload(payload: string, read: (parsed: unknown) => CanonicalEvent[]): Outcome<CanonicalEvent[]> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(payload);
  } catch {
    return rejected(payloadTexts.notJson, 'unreadable');
  }
  try {
    return applied(read(parsed));
  } catch (error) {
    if (error instanceof Unreadable) return rejected(error.message, 'unreadable');
    throw error;
  }
}

/** `readPayload` of a JSON object. */
export function readRow(payload: string, read: (row: Row) => CanonicalEvent[]): Outcome<CanonicalEvent[]> {
  return readPayload(payload, (parsed) => {
    if (!isRow(parsed)) throw new Unreadable(payloadTexts.notObject);
    return read(parsed);
  });
}

/** `readPayload` of a JSON object or a list of them, each read on its own. */
export function readRows(payload: string, read: (row: Row) => CanonicalEvent[]): Outcome<CanonicalEvent[]> {
  return readPayload(payload, (parsed) => {
    if (!Array.isArray(parsed)) {
      if (isRow(parsed)) return read(parsed);
      throw new Unreadable(payloadTexts.notObjects);
    }
    return inEach('item', parsed, (item) => {
      if (!isRow(item)) throw new Unreadable(payloadTexts.itemNotObject);
      return read(item);
    });
  });
}

/** Reads the events of every part of a payload; an error names the part, counted from 1. */
export function inEach<T>(word: string, parts: readonly T[], read: (part: T) => CanonicalEvent[]): CanonicalEvent[] {
  const events: CanonicalEvent[] = [];
  for (const [index, part] of parts.entries()) {
    try {
      for (const event of read(part)) events.push(event);
    } catch (error) {
      if (!(error instanceof Unreadable) || parts.length === 1) throw error;
      throw new Unreadable(payloadTexts.at(word, index + 1, error.message));
    }
  }
  return events;
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a JSON value as trimmed text: also numbers, booleans and lists of these (one line); '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value
    .map((part) => (Array.isArray(part) ? '' : textOf(part)))
    .filter((part) => part !== '')
    .join(' ');
}

export const textOrNull = (value: unknown): string | null => textOf(value) || null;

export function flagOf(value: unknown): boolean | null {
  const text = textOf(value).toLowerCase();
  if (text === 'true' || text === '1' || text === 'yes') return true;
  return text === 'false' || text === '0' || text === 'no' ? false : null;
}

const nobody = new Set(['', 'unknown user', 'unknown', 'n/a', 'null', 'none', '<empty>']);

/** Returns the person a source names, or null: "Unknown User" is nobody. */
export function personOf(value: unknown): string | null {
  const text = textOf(value);
  return nobody.has(text.toLowerCase()) || /^%[^%]*%$/.test(text) ? null : text;
}

/** Returns UTC ms of a time that the payload must have. */
export function requiredTime(field: string, raw: unknown, rules: TimeRules): number {
  const at = optionalTime(field, raw, rules);
  if (at === null) throw new Unreadable(payloadTexts.missing(field));
  return at;
}

/** Returns UTC ms, or null if the source has none. A time that is present but cannot be read is `Unreadable`. */
export function optionalTime(field: string, raw: unknown, rules: TimeRules): number | null {
  if (isAbsentTime(raw)) return null;
  const at = readTime(raw, rules);
  if (at === null) throw new Unreadable(timeProblem(field, raw, rules));
  return at === 0 ? null : at;
}

/** Returns the ISO text of UTC ms. A number that no date can represent is `Unreadable`. */
export function isoOf(atMs: number): string {
  if (!(Math.abs(atMs) <= 8.64e15)) throw new Unreadable(payloadTexts.impossibleTime);
  return new Date(atMs).toISOString();
}

/** Returns the text after the last slash of a path. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
