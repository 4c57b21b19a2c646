import { expect, test } from 'vitest';
import { altered, eventsOf, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { ecostruxureIt1 as ecostruxure } from './ecostruxure-it-1.ts';

const priorities = { bands: [], texts: { warning: 2, critical: 5 }, byAlarmClass: {} };
const read = (payload: string) => ecostruxure.normalise(payload, { ...plainSettings, priorities });

test('an open alarm is an ALARM, its nanoseconds cut to milliseconds', () => {
  expect(onlyEvent(read(fixture('ecostruxure-it-open')))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.123Z',
    sourceRecordId: '7d0f9a52-6a0e-4c60-8a1f-5f3f6a1c2b10',
    pointPath: 'd-118',
    pointName: 'UPS 2 Row B',
    condition: 'On battery',
    message: 'UPS on battery power',
    priorityRaw: 'WARNING',
    priority: 2,
  });
});

test('details of its clearing are its return', () => {
  expect(eventsOf(read(fixture('generic-ups-cleared'))).map(({ kind, occurredAt }) => [kind, occurredAt])).toEqual([
    ['ALARM', '2026-01-05T19:03:22.123Z'],
    ['RTN', '2026-01-05T19:05:10.987Z'],
  ]);
  expect(reasonOf(read(altered('generic-ups-cleared', { cleared_details: {} })))).toMatch(/cleared_at is missing/);
});

test('an update is one, with what is known by then', () => {
  const updated = {
    current_severity_peak: 'CRITICAL',
    updated_details: { updated_at: '2026-01-05T19:04:00.000000001Z' },
  };
  expect(eventsOf(read(altered('ecostruxure-it-open', updated)))[1]).toMatchObject({
    kind: 'UPDATE',
    occurredAt: '2026-01-05T19:04:00.000Z',
    priority: 5,
  });
});

test('the same id posted again is the same event', () => {
  const [first] = identified(ecostruxure, fixture('ecostruxure-it-open'));
  const [again, rtn] = identified(ecostruxure, fixture('generic-ups-cleared'));
  expect(again?.eventId).toBe(first?.eventId);
  expect(rtn?.fingerprint).toBe(first?.fingerprint);
});

test('a list is each of its alarms, and two copies of one in it start once', () => {
  const list = `[${fixture('ecostruxure-it-open')},${fixture('generic-ups-cleared')}]`;
  expect(eventsOf(read(list)).map((event) => event.kind)).toEqual(['ALARM', 'ALARM', 'RTN']);
  expect(identified(ecostruxure, list).map((event) => [event.kind, event.position])).toEqual([
    ['ALARM', 0],
    ['RTN', 2],
  ]);
  expect(reasonOf(read('[{"id":"a"}]'))).toMatch(/activated_at is missing/);
  expect(reasonOf(read(`[${fixture('ecostruxure-it-open')},7]`))).toMatch(/item 2: it is not a JSON object/);
});

test('an alarm without an id is rejected', () => {
  expect(reasonOf(read(altered('ecostruxure-it-open', { id: null })))).toMatch(/no id/);
});
