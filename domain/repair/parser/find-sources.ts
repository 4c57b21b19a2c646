import type { CanonicalEvent } from '../../alarms/model/canonical-event.ts';

/** Position in a payload's text that a field of an event was read from: UTF-16 units, `end` excluded. */
export interface Source {
  field: keyof CanonicalEvent;
  start: number;
  end: number;
}

/** Fields that are copied unchanged, the most specific first: a piece of text is assigned to one of them. */
const taken = [
  'message',
  'sourceRecordId',
  'pointPath',
  'stationPath',
  'pointName',
  'valueText',
  'condition',
  'toState',
  'fromState',
  'alarmClass',
  'ackedBy',
  'hyperlink',
  'priorityRaw',
] as const satisfies ReadonlyArray<keyof CanonicalEvent>;

/**
 * Finds in a payload the pieces of text that an event's fields were taken from, in the order of the text. A field that
 * was worked out from others, a time for one, is found nowhere. Texts are looked for as they are and as JSON writes
 * them.
 */
export function findSources(payload: string, event: CanonicalEvent): Source[] {
  const found: Source[] = [];
  const isFree = (start: number, end: number): boolean => found.every((one) => end <= one.start || start >= one.end);
  for (const field of taken) {
    const text = event[field];
    if (text === null || text === '') continue;
    for (const form of new Set([text, JSON.stringify(text).slice(1, -1)])) {
      const start = firstFree(payload, form, isFree);
      if (start < 0) continue;
      found.push({ field, start, end: start + form.length });
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Finds a number or word as a whole: the 5 of "75" is not a priority of 5. */
function firstFree(payload: string, text: string, isFree: (start: number, end: number) => boolean): number {
  for (let start = payload.indexOf(text); start >= 0; start = payload.indexOf(text, start + 1)) {
    const end = start + text.length;
    if (!isPartOfWord(payload[start - 1], text[0]) && !isPartOfWord(payload[end], text.at(-1)) && isFree(start, end))
      return start;
  }
  return -1;
}

const word = /[\p{L}\p{N}]/u;
const isPartOfWord = (neighbour: string | undefined, edge: string | undefined): boolean =>
  neighbour !== undefined && edge !== undefined && word.test(neighbour) && word.test(edge);
