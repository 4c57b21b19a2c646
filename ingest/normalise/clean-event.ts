import type { CanonicalEvent } from '../../domain/alarms/canonical-event.ts';
import { textLimits } from './limits.ts';

/** NUL and halves of surrogate pairs, which Postgres refuses. */
const unstorable = /[\0\p{Surrogate}]/gu;

export function cleanText(text: string): string {
  return text.replace(unstorable, '');
}

/** The first `limit` UTF-16 units, never half a character. */
export function capText(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(unstorable, '');
}

/** The event with storable texts and finite numbers; nothing is shortened yet, so identity sees the whole text. */
export function cleanEvent(event: CanonicalEvent): CanonicalEvent {
  return {
    ...event,
    sourceRecordId: cleanOrNull(event.sourceRecordId),
    pointPath: cleanText(event.pointPath),
    pointName: cleanText(event.pointName),
    stationPath: cleanText(event.stationPath),
    condition: cleanOrNull(event.condition),
    message: cleanText(event.message),
    fromState: cleanOrNull(event.fromState),
    toState: cleanOrNull(event.toState),
    priorityRaw: cleanOrNull(event.priorityRaw),
    alarmClass: cleanOrNull(event.alarmClass),
    ackedBy: cleanOrNull(event.ackedBy),
    // An empty text is what some sources send for a value that does not exist: it stays.
    valueText: event.valueText === null ? null : cleanText(event.valueText),
    units: cleanOrNull(event.units),
    hyperlink: cleanOrNull(event.hyperlink),
    value: finite(event.value),
    limitHigh: finite(event.limitHigh),
    limitLow: finite(event.limitLow),
    deadband: finite(event.deadband),
  };
}

/** The event with no text longer than its limit, so that hostile input cannot blow up a row. */
export function capEvent<T extends CanonicalEvent>(event: T): T {
  const capped = { ...event };
  capped.pointPath = capText(event.pointPath, textLimits.pointPath);
  capped.pointName = capText(event.pointName, textLimits.pointName);
  capped.stationPath = capText(event.stationPath, textLimits.stationPath);
  capped.message = capText(event.message, textLimits.message);
  for (const field of nullableTexts) {
    const text = event[field];
    if (text !== null) capped[field] = capText(text, textLimits[field]);
  }
  return capped;
}

const nullableTexts = [
  'condition',
  'fromState',
  'toState',
  'priorityRaw',
  'alarmClass',
  'ackedBy',
  'valueText',
  'units',
  'hyperlink',
] as const;

const cleanOrNull = (text: string | null): string | null => (text === null ? null : cleanText(text) || null);
const finite = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null);
