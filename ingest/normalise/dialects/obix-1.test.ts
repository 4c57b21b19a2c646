import { expect, test } from 'vitest';
import { basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { mailPayload, samplePayload } from '../samples.ts';
import { eventsOf, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { obix1 as obix } from './obix-1.ts';

const settings = { ...plainSettings, timezone: 'America/New_York', priorities: basPriorityBands };
const active = samplePayload('obix-active.xml');
const query = samplePayload('obix-query.xml');
const read = (payload: string) => obix.normalise(payload, settings);
const readXml = (xml: string) => read(JSON.stringify(xml));

test('an active alarm is an ALARM, known by its href', () => {
  expect(onlyEvent(read(active))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.118Z',
    sourceRecordId: '/obix/alarm/3320d258',
    condition: 'High Limit',
    fromState: 'Normal',
    toState: 'High Limit',
    message: 'Supply temp high',
    priorityRaw: '64',
    priority: 4,
    alarmClass: 'defaultAlarmClass',
    value: 78.4,
    units: '°F',
  });
});

test('the answer of a query states every alarm of it, each with all that happened to it', () => {
  const events = eventsOf(read(query));
  expect(events.map(({ kind, occurredAt, pointName }) => [kind, occurredAt, pointName])).toEqual([
    ['ALARM', '2026-01-05T19:03:22.118Z', 'AHU_3_SupplyTemp'],
    ['ACK', '2026-01-05T19:10:00.002Z', 'AHU_3_SupplyTemp'],
    ['RTN', '2026-01-05T19:21:07.540Z', 'AHU_3_SupplyTemp'],
    ['ALARM', '2026-01-05T19:05:00.000Z', 'AHU_3_Fan'],
  ]);
  expect(events[0]).toMatchObject({ message: 'Supply temp > 75', stationPath: 'SiteJace1', value: 78.4 });
  expect(events[1]).toMatchObject({ ackedBy: 'jdoe' });
  expect(events[3]).toMatchObject({ sourceState: 'fault', priority: 5, alarmClass: 'critical' });
});

test('a later copy of a record repeats its start as the same event', () => {
  const copies = [active, active.replace('null=\\"true\\"', 'val=\\"2026-01-05T14:21:07.540-05:00\\"')];
  const [first, later] = copies.map((payload) => identified(obix, payload, settings));
  expect(later?.map((event) => event.kind)).toEqual(['ALARM', 'RTN']);
  expect(later?.[0]?.eventId).toBe(first?.[0]?.eventId);
  expect(new Set(later?.map((event) => event.fingerprint))).toEqual(new Set([first?.[0]?.fingerprint]));
});

test('a record of the transition to normal is a return alone', () => {
  const events = eventsOf(
    readXml(`<obj href="/a/1" is="obix:Alarm"><abstime name="timestamp" val="2026-01-05T14:03:22Z"/>
      <str name="sourceName" val="J:P"/><str name="fromState" val="High Limit"/><str name="toState" val="Normal"/></obj>`),
  );
  expect(events).toMatchObject([{ kind: 'RTN', condition: 'High Limit', normalAt: '2026-01-05T14:03:22.000Z' }]);
});

test('an answer may come as the text of a mail, with words around it', () => {
  const text = `Alarms of today\n\n${JSON.parse(query)}\nBest regards`;
  expect(read(mailPayload(text))).toEqual(read(query));
});

test('a query without alarms states no event', () => {
  expect(
    eventsOf(readXml('<obj is="obix:AlarmQueryOut"><int name="count" val="0"/><list name="data"/></obj>')),
  ).toEqual([]);
});

test.each([
  ['no text', '{"a":1}', /not XML text/],
  ['no XML', '"hello"', /the text is not valid or complete XML/],
  [
    'a torn document',
    JSON.stringify('<obj is="obix:Alarm"><int name="priority" val="64"/>'),
    /the text is not valid or complete XML/,
  ],
  ['another document', '"<html><body/></html>"', /has no oBIX object/],
  ['entities of its own', JSON.stringify('<!DOCTYPE a [<!ENTITY b "c">]><obj/>'), /declares a document type/],
  [
    'an error of the server',
    JSON.stringify('<err is="obix:PermissionErr" display="No access"/>'),
    /returned an error: No access/,
  ],
  [
    'an alarm without an href',
    JSON.stringify('<obj is="obix:Alarm"><abstime name="timestamp" val="2026-01-05T14:03:22Z"/></obj>'),
    /no href/,
  ],
  ['an alarm without a time', JSON.stringify('<obj is="obix:Alarm" href="/a"/>'), /timestamp is missing/],
])('%s is rejected', (_, payload, reason) => {
  expect(reasonOf(read(payload))).toMatch(reason);
});

test('of several alarms the reason names the one that cannot be read', () => {
  expect(reasonOf(read(query.replace('2026-01-05T14:05:00-05:00', 'noon')))).toMatch(/alarm 2: timestamp "noon"/);
});

test('a document that nests without end is refused, not followed', () => {
  expect(reasonOf(readXml(`${'<obj>'.repeat(50_000)}${'</obj>'.repeat(50_000)}`))).toMatch(/nested deeper than 100/);
});
