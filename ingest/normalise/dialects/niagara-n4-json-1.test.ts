import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bacnetPriorityBands, basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { altered, eventsOf, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { niagaraN4Json1 as niagara } from './niagara-n4-json-1.ts';

const active = fixture('niagara-active');
const ended = fixture('niagara-acked-normal');
const read = (payload: string, settings = plainSettings) => niagara.normalise(payload, settings);
const activeWith = (changes: Record<string, unknown>) => onlyEvent(read(altered('niagara-active', changes)));

test('a record that is active states its ALARM, every field of it', () => {
  expect(onlyEvent(read(active, { ...plainSettings, priorities: basPriorityBands }))).toEqual({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.118Z',
    sourceRecordId: '3320d258-6a1c-4a0f-9c1e-1b7f0a3c9e11',
    pointPath: 'local:|station:|slot:/Drivers/BacnetNetwork/AHU_3/points/SupplyTemp/OutOfRangeAlarmExt',
    pointName: 'AHU_3_SupplyTemp',
    stationPath: 'SiteJace1',
    condition: 'High Limit',
    message: 'Supply temp high',
    fromState: 'Normal',
    toState: 'High Limit',
    sourceState: 'offnormal',
    priorityRaw: '64',
    priority: 4,
    alarmClass: 'defaultAlarmClass',
    normalAt: null,
    ackedAt: null,
    ackedBy: null,
    ackRequired: true,
    value: 78.4,
    valueText: '78.4 °F',
    units: '°F',
    limitHigh: 75,
    limitLow: 50,
    deadband: 2,
    hyperlink: null,
  });
});

test('a first copy that is already acknowledged and normal states all three events by time', () => {
  const events = eventsOf(read(ended));
  expect(events.map(({ kind, occurredAt }) => [kind, occurredAt])).toEqual([
    ['ALARM', '2026-01-05T19:03:22.118Z'],
    ['ACK', '2026-01-05T19:10:00.002Z'],
    ['RTN', '2026-01-05T19:21:07.540Z'],
  ]);
  expect(events[1]).toMatchObject({ ackedBy: 'jdoe', sourceState: 'offnormal', normalAt: null });
  expect(events[2]).toMatchObject({
    fromState: 'High Limit',
    toState: 'Normal',
    sourceState: 'normal',
    condition: 'High Limit',
  });
});

test('the ALARM of a later copy is the ALARM of the first: original transition, not acknowledged, not ended', () => {
  expect(identified(niagara, ended)[0]).toEqual({
    ...identified(niagara, active)[0],
    payloadId: identified(niagara, ended)[0]?.payloadId,
  });
});

test('all events of a record belong to one alarm', () => {
  expect(new Set(identified(niagara, ended).map((event) => event.fingerprint)).size).toBe(1);
});

test('an older copy that comes late adds no event to what the newer one stated', () => {
  const known = new Set(identified(niagara, ended).map((event) => event.eventId));
  for (const event of identified(niagara, active)) expect(known).toContain(event.eventId);
});

test('an acknowledgement after the return comes after it, and each says what held then', () => {
  const payload = altered('niagara-acked-normal', { ackTime: '2026-01-05T14:30:00.000-05:00' });
  const [, second, third] = eventsOf(read(payload));
  expect(second).toMatchObject({ kind: 'RTN', ackedAt: null, ackedBy: null });
  expect(third).toMatchObject({
    kind: 'ACK',
    sourceState: 'normal',
    normalAt: '2026-01-05T19:21:07.540Z',
    ackedBy: 'jdoe',
  });
});

test('a copy that changed something else states an UPDATE at its last update', () => {
  const payload = altered('niagara-active', {
    lastUpdate: '2026-01-05T14:05:00.000-05:00',
    alarmData: { presentValue: '80.1 °F' },
  });
  expect(eventsOf(read(payload)).map(({ kind, occurredAt, value }) => [kind, occurredAt, value])).toEqual([
    ['ALARM', '2026-01-05T19:03:22.118Z', 78.4],
    ['UPDATE', '2026-01-05T19:05:00.000Z', 80.1],
  ]);
});

test('the source name splits at the first colon, and the station before it owns the point', () => {
  const event = activeWith({
    source: 'local:|foxs:|station:|slot:/Drivers/NiagaraNetwork/SiteJace1/alarms',
    station: 'Supervisor',
    alarmData: { sourceName: 'SiteJace1:AHU_3:Supply:Temp' },
  });
  expect(event).toMatchObject({ stationPath: 'SiteJace1', pointName: 'AHU_3:Supply:Temp' });
  expect(activeWith({ alarmData: { sourceName: 'AHU_3_SupplyTemp' } })).toMatchObject({
    stationPath: '',
    pointName: 'AHU_3_SupplyTemp',
  });
});

test('the same slot path on two stations is two alarms', () => {
  const other = altered('niagara-active', { uuid: 'b', alarmData: { sourceName: 'SiteJace2:AHU_3_SupplyTemp' } });
  expect(identified(niagara, other)[0]?.fingerprint).not.toBe(identified(niagara, active)[0]?.fingerprint);
});

test('records of the same instant are as many events as there are uuids', () => {
  const uuids = ['a', 'b', 'c'].map((uuid) => altered('niagara-active', { uuid }));
  expect(new Set(uuids.map((payload) => identified(niagara, payload)[0]?.eventId)).size).toBe(3);
});

test.each(['65535', 'N/A', '%alarmData.presentValue%', ''])('a value of %j is kept as text alone', (text) => {
  const event = activeWith({ alarmData: { alarmValue: text, offnormalValue: text, presentValue: text } });
  expect(event).toMatchObject({ value: null, valueText: text, units: null });
});

test.each(['Unknown User', 'unknown', '', null])('a user of %j acknowledged as nobody', (user) => {
  const ack = eventsOf(read(altered('niagara-acked-normal', { user })))[1];
  expect(ack).toMatchObject({ kind: 'ACK', ackedBy: null });
});

test('a pending acknowledgement is none yet, and one that nobody gave has no time', () => {
  expect(activeWith({ ackState: 'ackPending', ackTime: '2026-01-05T14:03:30-05:00' }).kind).toBe('ALARM');
  expect(activeWith({ ackState: 'acked', ackRequired: false })).toMatchObject({ kind: 'ALARM', ackRequired: false });
});

test('an alarm and its return at the same instant stay two events of one alarm', () => {
  const payload = altered('niagara-acked-normal', {
    ackState: 'unacked',
    ackTime: null,
    normalTime: '2026-01-05T14:03:22.118-05:00',
  });
  const [alarm, rtn] = identified(niagara, payload);
  expect([alarm?.kind, rtn?.kind]).toEqual(['ALARM', 'RTN']);
  expect(rtn?.occurredAt).toBe(alarm?.occurredAt);
  expect(rtn?.eventId).not.toBe(alarm?.eventId);
});

test('a return that the clock put before its start ends with the start', () => {
  const events = eventsOf(read(altered('niagara-acked-normal', { normalTime: '2026-01-05T14:00:00-05:00' })));
  expect(events.find((event) => event.kind === 'RTN')?.occurredAt).toBe('2026-01-05T19:03:22.118Z');
});

test('the null time of a station is no time', () => {
  for (const none of ['null', 0, '1970-01-01T00:00:00.000Z', '1969-12-31T19:00:00.000-05:00']) {
    expect(activeWith({ normalTime: none, ackTime: none }).normalAt).toBeNull();
  }
});

test('times in the form of the console and in epoch milliseconds are read', () => {
  expect(activeWith({ timestamp: '05-Jan-26 2:03 PM EST', lastUpdate: null }).occurredAt).toBe(
    '2026-01-05T19:03:00.000Z',
  );
  expect(activeWith({ timestamp: 1767639802118 }).occurredAt).toBe('2026-01-05T19:03:22.118Z');
});

test('alerts and faults keep their state, and an alert opens as ALERT in every copy', () => {
  const alert = altered('niagara-acked-normal', { alarmTransition: 'alert', alarmData: { toState: 'alert' } });
  expect(eventsOf(read(alert)).map((event) => event.kind)).toEqual(['ALERT', 'ACK', 'RTN']);
  expect(activeWith({ alarmTransition: 'fault', sourceState: 'fault', alarmData: { toState: 'Fault' } })).toMatchObject(
    {
      kind: 'ALARM',
      sourceState: 'fault',
      condition: 'Fault',
    },
  );
});

test('a station that rewrites the transition on the return does not move the record to another alarm', () => {
  const rewritten = altered('niagara-acked-normal', { alarmData: { fromState: 'High Limit', toState: 'Normal' } });
  expect(identified(niagara, rewritten).map((event) => event.fingerprint)).toEqual(
    identified(niagara, ended).map((event) => event.fingerprint),
  );
});

test('without the fine states the first transition is the condition', () => {
  expect(activeWith({ alarmData: { fromState: undefined, toState: undefined } })).toMatchObject({
    condition: 'offnormal',
    fromState: 'normal',
    toState: 'offnormal',
  });
});

test('a record whose first transition was to normal states a return and nothing else', () => {
  const payload = altered('niagara-active', {
    alarmTransition: 'normal',
    sourceState: 'normal',
    alarmData: { fromState: 'High Limit', toState: 'Normal' },
  });
  expect(onlyEvent(read(payload))).toMatchObject({ kind: 'RTN', condition: 'High Limit', toState: 'Normal' });
});

test('priority follows the table of the integration, its classes included, and is 0 without one', () => {
  const byClass = { ...bacnetPriorityBands, byAlarmClass: { defaultalarmclass: 1 } };
  const priorities = [null, basPriorityBands, byClass].map(
    (table) => onlyEvent(read(active, { ...plainSettings, priorities: table })).priority,
  );
  expect(priorities).toEqual([0, 4, 1]);
});

test.each([
  ['not JSON', '{"uuid":', /not JSON/],
  ['a list', '[]', /not a JSON object/],
  ['no uuid', altered('niagara-active', { uuid: null }), /no uuid/],
  ['no time', altered('niagara-active', { timestamp: null }), /timestamp is missing/],
  ['an unreadable time', altered('niagara-active', { timestamp: 'noon' }), /timestamp "noon" is not a valid time/],
  ['an unreadable ack time', altered('niagara-acked-normal', { ackTime: 'noon' }), /ackTime "noon"/],
  ['normal without a time', altered('niagara-acked-normal', { normalTime: null }), /no normalTime/],
])('a payload with %s is rejected with its reason', (_, payload, reason) => {
  expect(reasonOf(read(payload))).toMatch(reason);
});

test('whichever copies of a record are read in whatever order, an event id has one content', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 12) + seconds * 1_000).toISOString();
  const moment = fc.option(fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 2 }),
      (ack, normal, readings) => {
        const contents = new Map<string, string>();
        for (const now of readings) {
          const isAcked = ack !== null && ack <= now;
          const isNormal = normal !== null && normal <= now;
          const payload = altered('niagara-active', {
            timestamp: at(0),
            lastUpdate: at(Math.max(0, isAcked ? ack : 0, isNormal ? normal : 0)),
            sourceState: isNormal ? 'normal' : 'offnormal',
            normalTime: isNormal ? at(normal) : null,
            ackState: isAcked ? 'acked' : 'unacked',
            ackTime: isAcked ? at(ack) : null,
            user: isAcked ? 'jdoe' : 'Unknown User',
          });
          for (const { payloadId, position, ...event } of identified(niagara, payload)) {
            const content = JSON.stringify(event);
            expect(contents.get(event.eventId) ?? content).toBe(content);
            contents.set(event.eventId, content);
          }
        }
      },
    ),
  );
});
