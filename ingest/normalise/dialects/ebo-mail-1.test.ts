import { expect, test } from 'vitest';
import { basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { mailPayload, samplePayload } from '../samples.ts';
import { eventsOf, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { eboMail1 as ebo } from './ebo-mail-1.ts';

const settings = { ...plainSettings, timezone: 'America/New_York', priorities: basPriorityBands };
const [alarm, reset, ack] = ['ebo-alarm.mail', 'ebo-reset.mail', 'ebo-ack.mail'].map(samplePayload) as [
  string,
  string,
  string,
];
const read = (payload: string) => ebo.normalise(payload, settings);
const line = (state: string, more = 'p=120|txt=Text|ack=<empty>') =>
  `state=${state}|id=7|src=/ES-1/A/P|t=2015-02-12 13:51:36|${more}`;

test('the published template: an ALARM with its id, source and local time', () => {
  expect(onlyEvent(read(alarm))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2015-02-12T18:51:36.000Z',
    sourceRecordId: '3f1d6f5a-88c2',
    pointPath: '/ES-1/AHU 2/Filter dP',
    pointName: 'Filter dP',
    condition: null,
    message: 'Filter pressure high',
    toState: '1',
    sourceState: 'offnormal',
    priorityRaw: '120',
    priority: 3,
    ackedBy: null,
  });
});

test('its acknowledgement and its reset belong to the same alarm', () => {
  expect(onlyEvent(read(ack))).toMatchObject({ kind: 'ACK', ackedBy: 'jdoe', ackedAt: '2015-02-12T19:02:11.000Z' });
  expect(onlyEvent(read(reset))).toMatchObject({
    kind: 'RTN',
    normalAt: '2015-02-12T19:20:04.000Z',
    sourceState: 'normal',
  });
  const fingerprints = [alarm, ack, reset].map((payload) => identified(ebo, payload, settings)[0]?.fingerprint);
  expect(new Set(fingerprints).size).toBe(1);
});

test.each([
  ['0', 'RTN', 'normal'],
  ['Normal', 'RTN', 'normal'],
  ['1', 'ALARM', 'offnormal'],
  ['alarm', 'ALARM', 'offnormal'],
  ['2', 'ACK', 'offnormal'],
  ['3', 'RTN', 'normal'],
  ['4', 'UPDATE', 'offnormal'],
  ['5', 'ALARM', 'fault'],
  ['Fault', 'ALARM', 'fault'],
])('the state %s is a %s', (state, kind, sourceState) => {
  expect(onlyEvent(read(mailPayload(line(state))))).toMatchObject({ kind, sourceState });
});

test('what prints <empty> or was not filled in is nothing', () => {
  const event = onlyEvent(read(mailPayload(line('2', 'p=<empty>|txt=@(AlarmText)|ack=<empty>'))));
  expect(event).toMatchObject({ priorityRaw: null, priority: 0, message: '', ackedBy: null });
});

test('a mail of several lines is as many alarms, and the same line twice is one event', () => {
  const text = [line('1'), line('1'), line('1').replace('/P', '/Q').replace('id=7', 'id=8')].join('\n');
  expect(eventsOf(read(mailPayload(text)))).toHaveLength(3);
  expect(identified(ebo, mailPayload(text), settings)).toHaveLength(2);
});

test('a site with a template of its own stores it', () => {
  const fieldMap = { text: '[{toState}] {pointPath} / {message}', normalStates: ['Normal'], pairBy: 'point' };
  const outcome = ebo.normalise(mailPayload('[Normal] /ES-1/A/P / back again'), { ...settings, fieldMap });
  expect(onlyEvent(outcome)).toMatchObject({ kind: 'RTN', pointPath: '/ES-1/A/P', message: 'back again' });
});

test('times follow both clock changes of the site', () => {
  const at = (time: string) => onlyEvent(read(mailPayload(line('1').replace('2015-02-12 13:51:36', time)))).occurredAt;
  expect(at('2026-03-08 02:30:00')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-11-01 01:30:00')).toBe('2026-11-01T05:30:00.000Z');
});

test('a mail in another wording is rejected and says what was looked for', () => {
  expect(reasonOf(read(mailPayload('AlarmState: 1')))).toMatch(
    /does not match the template \(state=\{toState\}\|id=.*correct the template/,
  );
});
