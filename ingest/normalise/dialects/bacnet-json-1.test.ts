import { expect, test } from 'vitest';
import { bacnetPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { altered, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { bacnetJson1 as bacnet } from './bacnet-json-1.ts';

const read = (changes: Record<string, unknown> = {}) =>
  onlyEvent(
    bacnet.normalise(altered('generic-bacnet', changes), { ...plainSettings, priorities: bacnetPriorityBands }),
  );
const fingerprintOf = (changes: Record<string, unknown>) =>
  identified(bacnet, altered('generic-bacnet', changes))[0]?.fingerprint;
const back = {
  fromState: 'EVENT_STATE_HIGH_LIMIT',
  toState: 'EVENT_STATE_NORMAL',
  timeStamp: '2026-01-05T19:40:00.5Z',
};

test('a notification to off-normal is an ALARM of device, object and event type', () => {
  expect(read()).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.110Z',
    sourceRecordId: null,
    stationPath: 'device,4203',
    pointPath: 'analog-input,12',
    condition: 'EVENT_TYPE_OUT_OF_RANGE',
    message: 'CHW supply temp high',
    fromState: 'EVENT_STATE_NORMAL',
    toState: 'EVENT_STATE_HIGH_LIMIT',
    sourceState: 'offnormal',
    priorityRaw: '96',
    priority: 4,
    alarmClass: '5',
    ackRequired: true,
  });
});

test('to normal it is the RTN of the same alarm, with the priority of its own transition', () => {
  expect(read({ ...back, priority: 255 })).toMatchObject({
    kind: 'RTN',
    normalAt: '2026-01-05T19:40:00.500Z',
    priority: 1,
  });
  expect(fingerprintOf(back)).toBe(fingerprintOf({}));
});

test('device, object and event type each tell one alarm from another; the notification class does not', () => {
  const keys = [
    {},
    { initiatingDeviceIdentifier: 'device,4204' },
    { eventObjectIdentifier: 'analog-input,13' },
    { eventType: 'EVENT_TYPE_CHANGE_OF_RELIABILITY' },
  ].map(fingerprintOf);
  expect(new Set(keys).size).toBe(4);
  expect(fingerprintOf({ notificationClass: 6 })).toBe(keys[0]);
});

test('an ack-notification acknowledges, whatever state it repeats', () => {
  for (const notifyType of ['ACK_NOTIFICATION', 'ack-notification', 'NOTIFY_ACK_NOTIFICATION', 2]) {
    expect(read({ ...back, notifyType, ackSource: 'Panel 3' })).toMatchObject({
      kind: 'ACK',
      ackedAt: '2026-01-05T19:40:00.500Z',
      ackedBy: 'Panel 3',
    });
  }
});

test.each([
  ['EVENT_STATE_FAULT', 'fault'],
  ['fault', 'fault'],
  [1, 'fault'],
  ['EVENT_STATE_OFFNORMAL', 'offnormal'],
  ['low-limit', 'offnormal'],
  [4, 'offnormal'],
  ['EVENT_STATE_LIFE_SAFETY_ALARM', 'offnormal'],
  ['normal', 'normal'],
  ['EVENT_STATE_NORMAL', 'normal'],
  [0, 'normal'],
])('the state %s is %s', (toState, sourceState) => {
  expect(read({ toState }).sourceState).toBe(sourceState);
});

test('notify type event counts as alarm does', () => {
  expect(read({ notifyType: 'EVENT' }).kind).toBe('ALARM');
  expect(read({ ...back, notifyType: 'EVENT' }).kind).toBe('RTN');
});

test('a stamp that names no day is dated by the gateway', () => {
  const received = '2026-01-05T19:03:22.400Z';
  for (const timeStamp of ['19:03:22.11', { sequenceNumber: 7 }, 7, null, undefined]) {
    expect(read({ timeStamp }).occurredAt, JSON.stringify(timeStamp)).toBe(received);
  }
  expect(read({ timeStamp: { dateTime: '2026-01-05T19:03:22.11Z' } }).occurredAt).toBe('2026-01-05T19:03:22.110Z');
  expect(read({ timeStamp: 1767639802118 }).occurredAt).toBe('2026-01-05T19:03:22.118Z');
});

test.each([
  [{ initiatingDeviceIdentifier: undefined }, /initiatingDeviceIdentifier is missing/],
  [{ eventObjectIdentifier: '' }, /eventObjectIdentifier is missing/],
  [{ toState: null }, /toState is missing/],
  [{ timeStamp: null, receivedAt: null }, /timeStamp is missing/],
  [{ timeStamp: '2026-99-05T19:03:22Z' }, /timeStamp "2026-99-05T19:03:22Z" is not a valid time/],
])('a notification with %j is rejected', (changes, reason) => {
  expect(reasonOf(bacnet.normalise(altered('generic-bacnet', changes), plainSettings))).toMatch(reason);
});

test('several notifications may come as a list', () => {
  const list = `[${fixture('generic-bacnet')},${altered('generic-bacnet', back)}]`;
  expect(identified(bacnet, list).map((event) => event.kind)).toEqual(['ALARM', 'RTN']);
});
