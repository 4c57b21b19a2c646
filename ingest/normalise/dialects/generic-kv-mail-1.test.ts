import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailPayload, samplePayload } from '../samples.ts';
import { eventsOf, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { genericKvMail1 as mailOf } from './generic-kv-mail-1.ts';

const settings = { ...plainSettings, timezone: 'America/New_York' };
const read = (text: string, fieldMap?: unknown, of: Parameters<typeof mailPayload>[1] = {}) =>
  mailOf.normalise(mailPayload(text, of), { ...settings, fieldMap });

test('without a template the usual labels are read', () => {
  expect(onlyEvent(mailOf.normalise(samplePayload('envision-alarm.mail'), settings))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.000Z',
    pointPath: 'B7A.A3.RM2104:JAM ALARM',
    toState: 'High Limit',
    value: 78.4,
    priorityRaw: '64',
    message: 'Room 2104 door jam',
  });
  const fingerprints = ['envision-alarm.mail', 'envision-return.mail'].map(
    (file) => identified(mailOf, samplePayload(file), settings)[0]?.fingerprint,
  );
  expect(new Set(fingerprints).size).toBe(1);
});

const site = {
  labels: { occurredAt: ['Date', 'Time'], pointPath: 'Alarm point', event: 'Type', message: 'Alarm text' },
  events: { 'New alarm': 'ALARM', Restored: 'RTN', Confirmed: 'ACK' },
  pairBy: 'point',
};

test("the site's own labels and words, whatever their case and spacing", () => {
  const text = 'ALARM  POINT: Cooler 4\nDate = 05-Jan-26\nTime: 2:03 PM\nType:restored\nAlarm text: Door open';
  expect(onlyEvent(read(text, site))).toMatchObject({
    kind: 'RTN',
    pointPath: 'Cooler 4',
    occurredAt: '2026-01-05T19:03:00.000Z',
    message: 'Door open',
  });
});

test('a value may stand on the line below its label, as in a table that became text', () => {
  expect(onlyEvent(read('Alarm point:\nCooler 4\nType:\n\nNew alarm\nAlarm text:\nDoor\nopen', site))).toMatchObject({
    pointPath: 'Cooler 4',
    kind: 'ALARM',
    message: 'Door open',
  });
});

test('a long text goes on in the lines that follow, until a blank one, another label or a signature', () => {
  const messageOf = (end: string) =>
    onlyEvent(read(`Alarm point: Cooler 4\nType: New alarm\nAlarm text: Door open\nsince noon${end}`, site)).message;
  for (const end of ['\n\nSent by the system', '\nRoom: 12', '\n-- \nThe system', '']) {
    expect(messageOf(end)).toBe('Door open since noon');
  }
});

test('a separator parts alarms that begin with no label of their own', () => {
  const text = '1.\nType: New alarm\nAlarm point: A\n=====\n2.\nAlarm point: B\nType: Restored\n=====\nThe end';
  const events = eventsOf(read(text, { ...site, separator: '===' }));
  expect(events.map((event) => [event.pointPath, event.kind])).toEqual([
    ['A', 'ALARM'],
    ['B', 'RTN'],
  ]);
});

const positional = {
  text: '%ALARM% {occurredAt} - Area: {stationPath} Name: {pointPath} Desc: {message}',
  subjectEvents: { Acknowledged: 'ACK', 'New alarm': 'ALARM' },
  pairBy: 'point',
};

test('a text with tokens is read whatever its case, and where a mail program broke its lines', () => {
  const text = 'Hello\n\n%alarm% 2026-01-05 14:03:22 - Area: North\nName: Pump 1 desc:\nDry running';
  expect(onlyEvent(read(text, positional, { subject: 'New Alarm' }))).toMatchObject({
    kind: 'ALARM',
    stationPath: 'North',
    pointPath: 'Pump 1',
    message: 'Dry running',
    occurredAt: '2026-01-05T19:03:22.000Z',
  });
});

test('the subject says what happened where the text does not', () => {
  const text = '%ALARM% 2026-01-05 14:03:22 - Area: North Name: Pump 1 Desc: Dry running';
  expect(onlyEvent(read(text, positional, { subject: 'acknowledged  North' })).kind).toBe('ACK');
  expect(reasonOf(read(text, positional, { subject: 'Hello' }))).toMatch(/neither an event nor a state/);
});

test('every line of a text that begins with a token is an alarm, if it has all the rest', () => {
  const template = { text: '{occurredAt};{pointPath};{toState}', pairBy: 'point' };
  const text = 'Alarms of today; see below\n2026-01-05 14:03:22;A;High\n2026-01-05 14:04:22;B;Normal\nBye';
  expect(eventsOf(read(text, template)).map((event) => [event.pointPath, event.kind])).toEqual([
    ['A', 'ALARM'],
    ['B', 'RTN'],
  ]);
});

test('a line that only begins as the text does is none', () => {
  const template = { text: 'Alarm {pointPath} is {toState}', pairBy: 'point' };
  expect(onlyEvent(read('Alarm summary of today:\nAlarm Pump 1 is Tripped', template)).pointPath).toBe('Pump 1');
});

test('a text of several lines', () => {
  const template = { text: 'Site {stationPath}\n{pointPath}\nis {toState}.\n{message}', pairBy: 'point' };
  expect(onlyEvent(read('Site North\n\nPump 1\nis Tripped.\nCheck it', template)).pointPath).toBe('Pump 1');
  expect(onlyEvent(read('Site North\nPump 1\nis Tripped.\nCheck it\n\nRegards', template))).toMatchObject({
    stationPath: 'North',
    pointPath: 'Pump 1',
    toState: 'Tripped',
    message: 'Check it',
  });
});

test('a time without a zone follows both clock changes of the site', () => {
  const at = (date: string, time: string) =>
    onlyEvent(read(`Alarm point: A\nType: Restored\nDate: ${date}\nTime: ${time}`, site)).occurredAt;
  expect(at('3/8/2026', '2:30 AM')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('11/1/2026', '1:30 AM')).toBe('2026-11-01T05:30:00.000Z');
});

test('records by an id that the mail carries', () => {
  const template = {
    mode: 'record',
    labels: { sourceRecordId: 'No', pointPath: 'Point', normalAt: 'Ended', occurredAt: 'Began' },
  };
  const text = 'No: 17\nPoint: A\nBegan: 2026-01-05 14:03:22\nEnded: ';
  expect(eventsOf(read(text, template)).map((event) => event.kind)).toEqual(['ALARM']);
  expect(eventsOf(read(`${text}2026-01-05 14:09:00`, template)).map((event) => event.kind)).toEqual(['ALARM', 'RTN']);
});

test.each([
  ['a mail without a label', 'Your mailbox is full.', site, /does not match the template \(.*alarm point, type/],
  [
    'a template that cannot be used',
    'x',
    { text: 'no token' },
    /the mail template cannot be used at text: The template has no token/,
  ],
  ['an unknown word', 'Alarm point: A\nType: Boom', site, /"Boom" is not in the mail template/],
])('%s is rejected', (_, text, template, reason) => {
  expect(reasonOf(read(text, template))).toMatch(reason);
});

test('of several alarms the reason names the one that cannot be read', () => {
  expect(reasonOf(read('Alarm point: A\nType: Restored\nAlarm point: B', site))).toMatch(
    /alarm 2: the payload has neither an event/,
  );
});

test('Metasys as text: the template of docs/sources.md reads an alarm and its return as one alarm', () => {
  const docs = readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8');
  const [, json] = /Metasys[^`]*```json\n(\{.*?\n\})\n```/s.exec(docs) ?? [];
  const fieldMap = JSON.parse(json ?? '');
  const [alarm, back] = ['metasys-alarm.mail', 'metasys-return.mail'].map(
    (file) => identified(mailOf, samplePayload(file), { ...settings, fieldMap })[0],
  );
  expect(alarm).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.000Z',
    stationPath: 'thesun',
    pointPath: 'thesun:Granymede421A/Field Bus MSTP1.VAV-08.ZN-T',
    pointName: 'ZN-T',
    fromState: 'Normal',
    toState: 'High Alarm',
    value: 79.2,
    units: 'deg F',
    priorityRaw: '106',
    ackRequired: true,
    message: 'VAV-08 zone temperature is high',
  });
  expect(back).toMatchObject({ kind: 'RTN', normalAt: '2026-01-05T19:21:07.000Z', value: 73.9 });
  expect(back?.fingerprint).toBe(alarm?.fingerprint);
  const inState = (state: string) => {
    const payload = samplePayload('metasys-alarm.mail').replace('High Alarm', state);
    return identified(mailOf, payload, { ...settings, fieldMap })[0];
  };
  expect(inState('High Warning')).toMatchObject({ kind: 'ALERT' });
  expect(inState('Offline')).toMatchObject({ kind: 'ALARM', sourceState: 'fault' });
});
