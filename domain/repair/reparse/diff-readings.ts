import type { IdentifiedEvent } from '../../alarms/model/canonical-event.ts';
import { comparePositions } from '../../alarms/model/state.ts';
import { positionOf, toAlarmEvent } from '../../alarms/rows/alarm-event.ts';
import { eventRowOf } from '../../alarms/rows/event-row.ts';
import type { EventRow } from '../../changes/changes-message.ts';
import { type ReparseSample, samplesMax } from './reparse.ts';

/** One event as the new version reads it, with its resulting alarm, and its payload. */
export interface Reading {
  event: IdentifiedEvent;
  alarmId: number;
  systemId: number;
  receivedAt: number;
  payload: string;
}

export interface Difference {
  /** Events to store again, and those to delete, with the given version. */
  rows: EventRow[];
  /** Alarms whose history has changed. */
  touched: Set<number>;
  /** New alarm of the events of an alarm, the last one for each. */
  successors: Map<number, number>;
  counts: { events: number; unchanged: number; changed: number; moved: number; added: number; removed: number };
  /** The first differences. */
  samples: ReparseSample[];
}

/**
 * Computes the rows that turn the stored events of some payloads into those that a new version reads from them
 * (INT.20): an event stays linked to its payload and position, so the new event at a position replaces the old one,
 * even under another id. Pure; without differences there are no rows, so reading twice equals reading once.
 * @param payloadIds the payloads that were read, whether they yielded events or not
 * @param stored every live event of those payloads, and every other that has the id of a reading: the copies of one
 * record state the same events, and an event belongs to the first copy that states it; spans are read in the order of
 * receipt
 * @param version higher than any that a stored row has
 */
export function diffReadings(
  readings: readonly Reading[],
  payloadIds: ReadonlySet<string>,
  stored: readonly EventRow[],
  version: number,
): Difference {
  const byId = new Map(stored.map((row) => [row.eventId, row]));
  const byPlace = new Map(stored.map((row) => [placeOf(row), row]));
  const difference: Difference = {
    rows: [],
    touched: new Set(),
    successors: new Map(),
    counts: { events: 0, unchanged: 0, changed: 0, moved: 0, added: 0, removed: 0 },
    samples: [],
  };
  const { rows, counts, samples } = difference;
  const sample = (payloadId: string, before: EventRow | null, after: EventRow | null): void => {
    if (samples.length < samplesMax)
      samples.push({ payloadId, before: before && lineOf(before), after: after && lineOf(after) });
  };
  const write = (row: EventRow): void => {
    rows.push(row);
    difference.touched.add(row.alarmId);
  };
  const remove = (row: EventRow): void => write({ ...row, version, isDeleted: true });
  const follow = (from: number, to: number): void => {
    if (from !== to) difference.successors.set(from, to);
  };

  const chosen = chooseOnePerEvent(readings, byId);
  for (const reading of chosen.values()) {
    const { event, alarmId } = reading;
    counts.events += 1;
    const before = byId.get(event.eventId);
    const next: EventRow = { ...rowOf(reading, version), isReplayed: before?.isReplayed ?? false };
    if (before) {
      const isOfAnother = !payloadIds.has(before.payloadId);
      if (before.alarmId === alarmId && (isOfAnother || hasSameContent(before, next))) {
        counts.unchanged += 1;
        // or its own copy, which may no longer state the event when it is read next, would delete it
        if (isOfAnother && before.receivedAt > reading.receivedAt) rows.push(next);
        continue;
      }
      if (before.alarmId === alarmId) counts.changed += 1;
      else {
        counts.moved += 1;
        remove(before);
        follow(before.alarmId, alarmId);
      }
      sample(event.payloadId, before, next);
    } else {
      const there = byPlace.get(placeOf(event));
      const replaced = there && !chosen.has(there.eventId) ? there : null;
      if (replaced) {
        counts[replaced.alarmId === alarmId ? 'changed' : 'moved'] += 1;
        follow(replaced.alarmId, alarmId);
      } else counts.added += 1;
      sample(event.payloadId, replaced, next);
    }
    write(next);
  }

  const places = new Set([...chosen.values()].map(({ event }) => placeOf(event)));
  for (const row of stored) {
    if (!payloadIds.has(row.payloadId) || chosen.has(row.eventId)) continue;
    remove(row);
    if (places.has(placeOf(row))) continue;
    counts.removed += 1;
    sample(row.payloadId, row, null);
  }
  return difference;
}

/**
 * Returns the reading that describes each alarm: the newest by the order of its events; a return only if there is no
 * other.
 */
export function newestPerAlarm(readings: readonly Reading[]): Map<number, Reading> {
  const newest = new Map<number, Reading>();
  for (const reading of readings) {
    const other = newest.get(reading.alarmId);
    if (!other || comparesAs(reading, other) > 0) newest.set(reading.alarmId, reading);
  }
  return newest;
}
const comparesAs = (one: Reading, other: Reading): number =>
  Number(other.event.kind === 'RTN') - Number(one.event.kind === 'RTN') ||
  comparePositions(placeInOrder(one), placeInOrder(other));

const placeInOrder = ({ event }: Reading) => positionOf(toAlarmEvent(event));
const placeOf = (at: { payloadId: string; position: number }): string => `${at.payloadId}/${at.position}`;

/** Copies of a record repeat its events: the copy that the stored event came from speaks for it, else the first. */
function chooseOnePerEvent(readings: readonly Reading[], stored: ReadonlyMap<string, EventRow>): Map<string, Reading> {
  const chosen = new Map<string, Reading>();
  for (const reading of readings) {
    const { event } = reading;
    const before = stored.get(event.eventId);
    if (!chosen.has(event.eventId) || (before && placeOf(before) === placeOf(event)))
      chosen.set(event.eventId, reading);
  }
  return chosen;
}

const rowOf = ({ event, alarmId, systemId, receivedAt }: Reading, version: number): EventRow =>
  eventRowOf(event, toAlarmEvent(event), { alarmId, systemId, receivedAt, version });

const content = [
  'payloadId',
  'position',
  'occurredAt',
  'kind',
  'sourceRecordId',
  'message',
  'fromState',
  'toState',
  'sourceState',
  'priority',
  'valueText',
  'units',
  'ackedBy',
] as const satisfies ReadonlyArray<keyof EventRow>;

const hasSameContent = (a: EventRow, b: EventRow): boolean => content.every((field) => a[field] === b[field]);

/** An event as one line that a person can compare with another. */
const lineOf = (row: EventRow): string =>
  [
    new Date(row.occurredAt).toISOString(),
    row.kind,
    `A${row.alarmId}`,
    row.message,
    row.toState,
    row.valueText === null ? null : [row.valueText, row.units].filter(Boolean).join(' '),
    `priority ${row.priority}`,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
