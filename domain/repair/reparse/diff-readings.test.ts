import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IdentifiedEvent } from '../../alarms/model/canonical-event.ts';
import type { EventRow } from '../../changes/changes-message.ts';
import { diffReadings, newestPerAlarm, type Reading } from './diff-readings.ts';

const received: Record<string, number> = { p1: 1_000, p2: 2_000, p3: 3_000 };

/** An event that a version reads at a place; equal words are equal events. */
function reading(
  payloadId: string,
  position: number,
  word: string,
  alarmId: number,
  more: Partial<IdentifiedEvent> = {},
): Reading {
  const event = {
    eventId: word,
    payloadId,
    position,
    fingerprint: `alarm ${alarmId}`,
    kind: 'ALARM',
    occurredAt: '2026-01-05T14:00:00.000Z',
    sourceRecordId: null,
    message: `Text of ${word}`,
    sourceState: 'offnormal',
    priority: 3,
    value: null,
    valueText: null,
    units: null,
    fromState: null,
    toState: null,
    ackedBy: null,
    ...more,
  } as IdentifiedEvent;
  return { event, alarmId, systemId: 1, receivedAt: received[payloadId] ?? 0, payload: '{}' };
}

/** Rows that the warehouse shows after a write: the newest version of each key, without deleted ones. */
function write(stored: readonly EventRow[], rows: readonly EventRow[]): EventRow[] {
  const byKey = new Map<string, EventRow>();
  for (const row of [...stored, ...rows]) {
    const key = `${row.alarmId}/${row.occurredAt}/${row.eventId}`;
    const other = byKey.get(key);
    if (!other || row.version >= other.version) byKey.set(key, row);
  }
  return [...byKey.values()].filter((row) => !row.isDeleted);
}

const storedBy = (readings: readonly Reading[]): EventRow[] =>
  write([], diffReadings(readings, new Set(readings.map(({ event }) => event.payloadId)), [], 1).rows);
const plain = (rows: readonly EventRow[]) =>
  rows.map(({ alarmId, eventId, payloadId, position }) => `${alarmId} ${eventId} ${payloadId}/${position}`).sort();

describe('any reading becomes any other', () => {
  const payloads = ['p1', 'p2', 'p3'];
  const version = fc
    .array(
      fc.record({
        payload: fc.constantFrom(...payloads),
        word: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        alarm: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 8 },
    )
    .map((events) => {
      const positions = new Map<string, number>();
      // an event has one alarm in one version, however many copies state it
      const alarms = new Map(events.map(({ word, alarm }) => [word, alarm]));
      return events.map(({ payload, word }) => {
        const position = positions.get(payload) ?? 0;
        positions.set(payload, position + 1);
        return reading(payload, position, word, alarms.get(word) as number);
      });
    });

  test('what is stored afterwards is what the new version reads, once each, and doing it again writes nothing', () => {
    fc.assert(
      fc.property(version, version, (before, after) => {
        const all = new Set(payloads);
        const old = storedBy(before);
        const now = write(old, diffReadings(after, all, old, 2).rows);
        const wanted = new Map(after.map((one) => [one.event.eventId, one.alarmId]));
        expect(new Map(now.map((row) => [row.eventId, row.alarmId]))).toEqual(wanted);
        expect(now).toHaveLength(wanted.size);
        const again = diffReadings(after, all, now, 3);
        expect(again.rows).toEqual([]);
        expect(again.counts.unchanged).toBe(wanted.size);
      }),
    );
  });

  test('window by window it ends the same as all at once, but for which copy an event is linked to', () => {
    fc.assert(
      fc.property(version, version, (before, after) => {
        let now = storedBy(before);
        for (const [index, payload] of payloads.entries()) {
          const mine = after.filter(({ event }) => event.payloadId === payload);
          const found = now.filter(
            (row) => row.payloadId === payload || mine.some(({ event }) => event.eventId === row.eventId),
          );
          now = write(now, diffReadings(mine, new Set([payload]), found, index + 2).rows);
        }
        const wanted = new Map(after.map((one) => [one.event.eventId, one.alarmId]));
        expect(new Map(now.map((row) => [row.eventId, row.alarmId]))).toEqual(wanted);
      }),
    );
  });
});

test('an event under another id at the same place replaces what stood there, and says where it went', () => {
  const old = storedBy([reading('p', 0, 'old', 1)]);
  const { rows, counts, successors, touched } = diffReadings([reading('p', 0, 'new', 2)], new Set(['p']), old, 2);
  expect(counts).toMatchObject({ moved: 1, added: 0, removed: 0 });
  expect(successors).toEqual(new Map([[1, 2]]));
  expect(touched).toEqual(new Set([1, 2]));
  expect(plain(write(old, rows))).toEqual(['2 new p/0']);
});

test('a payload that can be read no more leaves nothing', () => {
  const old = storedBy([reading('p', 0, 'a', 1)]);
  const { rows, counts } = diffReadings([], new Set(['p']), old, 2);
  expect(counts.removed).toBe(1);
  expect(write(old, rows)).toEqual([]);
});

test('a copy outside of what is read keeps its event, unless the event belongs to another alarm now', () => {
  const old = storedBy([reading('elsewhere', 0, 'a', 1)]);
  const same = diffReadings([reading('p', 0, 'a', 1, { message: 'Other words' })], new Set(['p']), old, 2);
  expect(same.rows).toEqual([]);
  const moved = diffReadings([reading('p', 0, 'a', 2)], new Set(['p']), old, 2);
  expect(moved.counts.moved).toBe(1);
  expect(plain(write(old, moved.rows))).toEqual(['2 a p/0']);
});

test('other content of the same event is a change, with both for a person to compare', () => {
  const old = storedBy([reading('p', 0, 'a', 1)]);
  const { counts, samples } = diffReadings(
    [reading('p', 0, 'a', 1, { message: 'Better text' })],
    new Set(['p']),
    old,
    2,
  );
  expect(counts).toMatchObject({ changed: 1, moved: 0 });
  expect(samples[0]?.before).toContain('Text of a');
  expect(samples[0]?.after).toContain('Better text');
});

test('the newest reading of an alarm is by the order of its events, not of their arrival', () => {
  const late = reading('p', 0, 'late', 1, { occurredAt: '2026-01-05T15:00:00.000Z' });
  const early = reading('p', 1, 'early', 1);
  expect(newestPerAlarm([late, early]).get(1)).toBe(late);
  // the texts of a return describe the end, not the alarm
  const end = reading('p', 2, 'end', 1, { kind: 'RTN', occurredAt: '2026-01-05T16:00:00.000Z' });
  expect(newestPerAlarm([end, early, late]).get(1)).toBe(late);
  expect(newestPerAlarm([end]).get(1)).toBe(end);
});
