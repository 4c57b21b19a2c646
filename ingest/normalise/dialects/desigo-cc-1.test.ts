import { expect, test } from 'vitest';
import { altered, eventsOf, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { desigoCc1 as desigo } from './desigo-cc-1.ts';

const priorities = { bands: [], texts: { medium: 3 }, byAlarmClass: {} };
const read = (changes: Record<string, unknown> = {}) =>
  desigo.normalise(altered('desigo-active', changes), { ...plainSettings, priorities });
const kinds = (changes: Record<string, unknown>) => eventsOf(read(changes)).map((event) => event.kind);

test('an active event is an ALARM of its source', () => {
  expect(onlyEvent(read())).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.000Z',
    sourceRecordId: '77812',
    pointPath: 'System1.ManagementView:ManagementView.FieldNetworks.B7.AHU3.FltDp',
    pointName: 'FltDp',
    stationPath: 'System1',
    condition: 'Medium',
    message: 'Filter dirty',
    priorityRaw: 'Medium',
    priority: 3,
    alarmClass: 'Medium',
    toState: 'Active',
    sourceState: 'offnormal',
  });
});

test.each([
  ['acknowledged and still active', 'Active', 'WaitingForCondition', ['ALARM', 'ACK']],
  ['returned untouched, with a reset still due', 'Quiet', 'Unprocessed', ['ALARM', 'RTN']],
  ['returned, acknowledged, to be reset', 'Quiet', 'Ready to be reset', ['ALARM', 'ACK', 'RTN']],
  ['returned untouched, ready to be closed', 'Quiet', 'ReadyToBeClosed', ['ALARM', 'ACK', 'RTN']],
  ['closed straight from waiting', 'Quiet', 'Closed', ['ALARM', 'ACK', 'RTN']],
  ['closed by force while active', 'Active', 'Closed', ['ALARM', 'ACK', 'RTN']],
  ['without an event state', 'Quiet', undefined, ['ALARM', 'RTN']],
])('an event %s', (_, srcState, state, expected) => {
  expect(kinds({ srcState, state })).toEqual(expected);
});

test('what came after the start happened when the copy was read, where the pump says so', () => {
  const later = { srcState: 'Quiet', state: 'ReadyToBeReset', inProcessBy: 'mlee', receivedAt: '2026-01-05T19:40:00Z' };
  expect(eventsOf(read(later)).map(({ kind, occurredAt, ackedBy }) => [kind, occurredAt, ackedBy])).toEqual([
    ['ALARM', '2026-01-05T19:03:22.000Z', null],
    ['ACK', '2026-01-05T19:40:00.000Z', 'mlee'],
    ['RTN', '2026-01-05T19:40:00.000Z', 'mlee'],
  ]);
});

test('every copy repeats the start as the same event of the same alarm', () => {
  const [first] = identified(desigo, fixture('desigo-active'));
  const [again, ...others] = identified(desigo, altered('desigo-active', { srcState: 'Quiet', state: 'Closed' }));
  expect(again?.eventId).toBe(first?.eventId);
  expect(new Set(others.map((event) => event.fingerprint))).toEqual(new Set([first?.fingerprint]));
});

test('a fault is one', () => {
  expect(onlyEvent(read({ category: { CategoryDescriptor: 'Fault' } })).sourceState).toBe('fault');
});

test.each([
  ['eventId', /no eventId/],
  ['creationTime', /creationTime is missing/],
])('an event without %s is rejected', (field, reason) => {
  expect(reasonOf(read({ [field]: undefined }))).toMatch(reason);
});
