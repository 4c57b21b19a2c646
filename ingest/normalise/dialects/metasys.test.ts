import { expect, test } from 'vitest';
import { basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { altered, eventsOf, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { metasysV21 as v2 } from './metasys-v2-1.ts';
import { metasysV41 as v4 } from './metasys-v4-1.ts';

const settings = { ...plainSettings, priorities: basPriorityBands };
const read = (payload: string, fieldMap?: unknown) => v4.normalise(payload, { ...settings, fieldMap });
const readV2 = (changes: Record<string, unknown>, fieldMap?: unknown) =>
  v2.normalise(altered('metasys-v2-alarm', changes), { ...settings, fieldMap });
const typeUrl = (member: number) => `https://host/api/v2/enumSets/108/members/${member}`;

test('an alarm is a record of its item', () => {
  expect(onlyEvent(read(fixture('metasys-v4-offline')))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.000Z',
    sourceRecordId: '9f1c6c0e-2a55-4a37-9a6e-0f7b8e3d1c20',
    pointPath: 'thesun:Granymede421A/Field Bus MSTP1.VAV-08.DPR-O',
    pointName: 'DPR-O',
    stationPath: 'thesun:Granymede421A',
    condition: null,
    message: 'VAV-08 damper offline',
    toState: 'avOffline',
    sourceState: 'fault',
    priorityRaw: '106',
    priority: 3,
    alarmClass: 'systemCategory',
    ackRequired: true,
    value: 0,
    units: null,
  });
});

test('the return is another record, which ends the alarm of the item', () => {
  expect(onlyEvent(read(fixture('metasys-v4-normal')))).toMatchObject({
    kind: 'RTN',
    occurredAt: '2026-01-05T19:33:10.000Z',
    sourceState: 'normal',
    value: 71.2,
    units: 'degF',
  });
  const [alarm, rtn] = ['metasys-v4-offline', 'metasys-v4-normal'].map((name) => identified(v4, fixture(name))[0]);
  expect(rtn?.fingerprint).toBe(alarm?.fingerprint);
  expect(rtn?.sourceRecordId).not.toBe(alarm?.sourceRecordId);
});

test('a device that is online again has returned', () => {
  expect(onlyEvent(read(altered('metasys-v4-offline', { type: 'alarmValueEnumSet.avOnline' }))).kind).toBe('RTN');
});

test('acknowledged, the same record states that too, when it happened if it says so', () => {
  const acked = { isAcknowledged: true };
  expect(eventsOf(read(altered('metasys-v4-offline', acked))).map(({ kind, ackedAt }) => [kind, ackedAt])).toEqual([
    ['ALARM', null],
    ['ACK', '2026-01-05T19:03:22.000Z'],
  ]);
  const at = { ...acked, acknowledgedTime: '2026-01-05T19:11:00Z' };
  expect(eventsOf(read(altered('metasys-v4-offline', at)))[1]).toMatchObject({ ackedAt: '2026-01-05T19:11:00.000Z' });
  const [before] = identified(v4, fixture('metasys-v4-offline'));
  const [again] = identified(v4, altered('metasys-v4-offline', acked));
  expect(again?.eventId).toBe(before?.eventId);
});

test('discarding is no return', () => {
  const events = eventsOf(read(altered('metasys-v4-offline', { isDiscarded: true })));
  expect(events.map((event) => event.kind)).toEqual(['ALARM']);
});

test('a list answer states the alarms of all its items, and names the one that cannot be read', () => {
  const items = ['metasys-v4-offline', 'metasys-v4-normal'].map((name) => JSON.parse(fixture(name)));
  expect(eventsOf(read(JSON.stringify({ total: 2, items }))).map((event) => event.kind)).toEqual(['ALARM', 'RTN']);
  expect(reasonOf(read(JSON.stringify({ items: [items[0], { id: 'x' }] })))).toMatch(/item 2: .*no type/);
});

test('which types are returns and faults is data of the integration', () => {
  const map = { normalTypes: ['avCleared'], faultTypes: [] };
  expect(onlyEvent(read(fixture('metasys-v4-offline'), map)).sourceState).toBe('offnormal');
  expect(onlyEvent(read(fixture('metasys-v4-normal'), map)).kind).toBe('ALARM');
  expect(onlyEvent(read(altered('metasys-v4-offline', { type: 'x.AVCLEARED' }), map)).kind).toBe('RTN');
});

test('version 2 numbers its types, and the map names them', () => {
  expect(onlyEvent(readV2({}))).toMatchObject({ kind: 'ALARM', toState: 'avAlarm', alarmClass: '33/5', value: 12.5 });
  expect(onlyEvent(readV2({ typeUrl: typeUrl(71) }))).toMatchObject({ toState: 'avOffline', sourceState: 'fault' });
  expect(onlyEvent(readV2({ typeUrl: typeUrl(75) })).kind).toBe('RTN');
  const members = { '108/70': 'avHiAlarm', '507/98': 'cfm', '33/5': 'hvacCategory' };
  expect(onlyEvent(readV2({ typeUrl: `${typeUrl(70)}/` }, { members }))).toMatchObject({
    toState: 'avHiAlarm',
    units: 'cfm',
    alarmClass: 'hvacCategory',
  });
});

test('a type that the map does not name is rejected with its number', () => {
  expect(reasonOf(readV2({ typeUrl: typeUrl(70) }))).toBe(
    'rejected: alarm type 108/70 is not in the type map: add its name',
  );
  expect(reasonOf(readV2({ typeUrl: undefined }))).toMatch(/no typeUrl/);
});

test.each([
  ['id', /no id/],
  ['type', /no type/],
  ['itemReference', /no itemReference/],
  ['creationTime', /creationTime is missing/],
])('an alarm without %s is rejected', (field, reason) => {
  expect(reasonOf(read(altered('metasys-v4-offline', { [field]: undefined })))).toMatch(reason);
});

test('an engine that alarms itself is its own station', () => {
  expect(onlyEvent(read(altered('metasys-v4-offline', { itemReference: 'thesun:Jupiter3410' })))).toMatchObject({
    stationPath: 'thesun:Jupiter3410',
    pointPath: 'thesun:Jupiter3410',
  });
});
