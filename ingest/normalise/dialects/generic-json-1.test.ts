import { expect, test } from 'vitest';
import { basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { altered, eventsOf, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { genericJson1 as generic } from './generic-json-1.ts';

const read = (payload: string, fieldMap?: unknown) =>
  generic.normalise(payload, { ...plainSettings, priorities: basPriorityBands, fieldMap });
const alarmWith = (changes: Record<string, unknown>, fieldMap?: unknown) =>
  onlyEvent(read(altered('generic-alarm', changes), fieldMap));
const fingerprintOf = (payload: string) => identified(generic, payload)[0]?.fingerprint;

test('the default map reads an alarm row', () => {
  expect(onlyEvent(read(fixture('generic-alarm')))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2022-05-07T17:05:00.000Z',
    sourceRecordId: null,
    pointPath: 'S-7.BLDG-P',
    pointName: 'S-7.BLDG-P',
    condition: 'High Limit',
    fromState: 'Normal',
    toState: 'High Limit',
    sourceState: 'offnormal',
    priorityRaw: '140',
    priority: 2,
    value: 0.08,
    units: 'in/wc',
    message: 'Building static pressure high',
  });
});

test('a return belongs to the alarm of the state it came from', () => {
  expect(onlyEvent(read(fixture('generic-return')))).toMatchObject({
    kind: 'RTN',
    condition: 'High Limit',
    sourceState: 'normal',
    normalAt: '2022-05-07T17:10:00.000Z',
  });
  expect(fingerprintOf(fixture('generic-return'))).toBe(fingerprintOf(fixture('generic-alarm')));
});

test('an acknowledgement carries its person and its condition', () => {
  expect(onlyEvent(read(fixture('generic-ack')))).toMatchObject({
    kind: 'ACK',
    stationPath: 'JACE-2',
    condition: 'High Limit',
    ackedAt: '2022-05-07T17:07:30.000Z',
    ackedBy: 'mlee',
  });
});

test('a high ALARM and a low RTN of one instant are two alarms, whichever is sent first', () => {
  const rising = { timestamp: '2022-05-07T12:10:00-05:00', fromState: 'Low Limit', toState: 'High Limit' };
  const high = altered('generic-alarm', rising);
  const low = altered('generic-return', { timestamp: rising.timestamp, fromState: 'Low Limit', toState: 'High Limit' });
  expect(onlyEvent(read(high)).condition).toBe('High Limit');
  expect(onlyEvent(read(low)).condition).toBe('Low Limit');
  expect(fingerprintOf(high)).not.toBe(fingerprintOf(low));
});

test('an ALARM and its RTN of one instant stay two events of one alarm', () => {
  const back = altered('generic-return', { timestamp: '2022-05-07T12:05:00-05:00' });
  const [alarm, rtn] = [fixture('generic-alarm'), back].map((payload) => identified(generic, payload)[0]);
  expect(rtn?.occurredAt).toBe(alarm?.occurredAt);
  expect(rtn?.eventId).not.toBe(alarm?.eventId);
  expect(rtn?.fingerprint).toBe(alarm?.fingerprint);
});

test('an id makes the event the same in whatever text it is sent', () => {
  const [first, again] = ['"id":"9"', '"id" : "9"'].map(
    (id) => identified(generic, fixture('generic-alarm').replace('{', `{${id},`))[0],
  );
  expect(first).toMatchObject({ sourceRecordId: '9' });
  expect(again?.payloadId).not.toBe(first?.payloadId);
  expect(again?.eventId).toBe(first?.eventId);
});

test('a condition as sent wins over the states', () => {
  expect(alarmWith({ condition: 'Static pressure' }).condition).toBe('Static pressure');
});

test('without an event word the state it led to says what happened', () => {
  expect(alarmWith({ event: undefined }).kind).toBe('ALARM');
  expect(alarmWith({ event: undefined, fromState: 'High Limit', toState: 'Normal' })).toMatchObject({
    kind: 'RTN',
    condition: 'High Limit',
  });
  expect(alarmWith({ event: undefined, toState: 'Alert' })).toMatchObject({ kind: 'ALERT', sourceState: 'alert' });
});

test('words and states are the data of the integration', () => {
  const fieldMap = { events: { raised: 'ALARM', cleared: 'RTN' }, normalStates: ['OK'], faultStates: ['Comm loss'] };
  expect(alarmWith({ event: 'Raised', fromState: 'ok', toState: 'COMM LOSS' }, fieldMap)).toMatchObject({
    kind: 'ALARM',
    sourceState: 'fault',
    condition: 'COMM LOSS',
  });
  expect(reasonOf(read(fixture('generic-alarm'), fieldMap))).toMatch(/"ALARM" is not in the field map/);
});

test('a source whose returns name no condition pairs by point', () => {
  const fieldMap = { pairBy: 'point' };
  const settings = { ...plainSettings, fieldMap };
  const back = altered('generic-return', { fromState: undefined });
  expect(identified(generic, back, settings)[0]?.fingerprint).toBe(
    identified(generic, fixture('generic-alarm'), settings)[0]?.fingerprint,
  );
});

test('a BACnet notification is read by a map alone', () => {
  const fieldMap = {
    fields: {
      occurredAt: 'timeStamp',
      event: null,
      stationPath: 'initiatingDeviceIdentifier',
      pointPath: 'eventObjectIdentifier',
      condition: 'eventType',
      alarmClass: 'notificationClass',
      message: 'messageText',
    },
    normalStates: ['EVENT_STATE_NORMAL'],
    faultStates: ['EVENT_STATE_FAULT'],
  };
  expect(onlyEvent(read(fixture('generic-bacnet'), fieldMap))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.110Z',
    stationPath: 'device,4203',
    pointPath: 'analog-input,12',
    condition: 'EVENT_TYPE_OUT_OF_RANGE',
    alarmClass: '5',
    priority: 3,
    ackRequired: true,
  });
});

const upsMap = {
  mode: 'record',
  fields: {
    occurredAt: 'activation_details.activated_at',
    normalAt: 'cleared_details.cleared_at',
    pointPath: 'device_details.id',
    pointName: 'device_details.label',
    condition: 'activation_details.label',
    message: 'activation_details.message',
    priority: 'current_severity_peak',
  },
};

test('a record with nested fields and nanoseconds states its start and its end', () => {
  const events = eventsOf(read(fixture('generic-ups-cleared'), upsMap));
  expect(events.map(({ kind, occurredAt }) => [kind, occurredAt])).toEqual([
    ['ALARM', '2026-01-05T19:03:22.123Z'],
    ['RTN', '2026-01-05T19:05:10.987Z'],
  ]);
  expect(events[0]).toMatchObject({
    pointName: 'UPS 2 Row B',
    condition: 'On battery',
    priorityRaw: 'CRITICAL',
    priority: 0,
  });
});

test('a record is the same alarm and the same start in every copy, and without its id it is rejected', () => {
  const settings = { ...plainSettings, fieldMap: upsMap };
  const open = altered('generic-ups-cleared', { cleared_details: null });
  const [start] = identified(generic, open, settings);
  const [again] = identified(generic, fixture('generic-ups-cleared'), settings);
  expect(again).toEqual({ ...start, payloadId: again?.payloadId });
  expect(reasonOf(read(altered('generic-ups-cleared', { id: '' }), upsMap))).toMatch(/no id/);
});

test('paths reach into lists, keys with dots are found whole, and names of JavaScript are no keys', () => {
  const payload = altered('generic-alarm', { tags: [{ name: 'roof' }], 'alarm.text': 'Dotted' });
  const fields = {
    alarmClass: 'tags.0.name',
    message: 'alarm.text',
    hyperlink: 'constructor.name',
    units: '__proto__',
  };
  expect(onlyEvent(read(payload, { fields }))).toMatchObject({
    alarmClass: 'roof',
    message: 'Dotted',
    hyperlink: null,
  });
});

test.each([
  ['no time', { timestamp: undefined }, /time is missing/],
  ['an unreadable time', { timestamp: '7 May' }, /"7 May" is not a valid time/],
  ['an unknown event', { event: 'BOOM' }, /"BOOM" is not in the field map/],
  ['neither event nor state', { event: undefined, toState: undefined }, /neither an event nor a state/],
])('a row with %s is rejected', (_, changes, reason) => {
  expect(reasonOf(read(altered('generic-alarm', changes)))).toMatch(reason);
});

test('a map that cannot be used rejects every payload and says where it is wrong', () => {
  expect(reasonOf(read(fixture('generic-alarm'), { fields: { colour: 'x' } }))).toMatch(
    /rejected: the field map cannot be used.*colour/,
  );
  expect(reasonOf(read(fixture('generic-alarm'), 'timestamp'))).toMatch(/the field map cannot be used/);
});
