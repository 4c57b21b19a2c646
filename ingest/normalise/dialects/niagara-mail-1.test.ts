import { expect, test } from 'vitest';
import { basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { mailPayload, samplePayload } from '../samples.ts';
import { eventsOf, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { niagaraMail1 as niagara } from './niagara-mail-1.ts';

const settings = { ...plainSettings, timezone: 'America/New_York', priorities: basPriorityBands };
const [alarm, rtn, ack] = ['niagara-alarm.mail', 'niagara-return.mail', 'niagara-ack.mail'].map(samplePayload) as [
  string,
  string,
  string,
];
const read = (payload: string) => niagara.normalise(payload, settings);
const readText = (text: string, of: Parameters<typeof mailPayload>[1] = {}) => read(mailPayload(text, of));
const fingerprintOf = (payload: string) => identified(niagara, payload, settings)[0]?.fingerprint;
const stateMail = (state: string) => readText(`Source: J:P\nTimestamp: 05-Jan-26 2:03 PM EST\nState: ${state}`);

test('a mail of an alarm is an ALARM of its point', () => {
  expect(onlyEvent(read(alarm))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:00.000Z',
    sourceRecordId: null,
    pointPath: 'SiteJace1:AHU_3_SupplyTemp',
    pointName: 'AHU_3_SupplyTemp',
    stationPath: 'SiteJace1',
    condition: null,
    message: 'Supply temp high',
    toState: 'Offnormal',
    sourceState: 'offnormal',
    priorityRaw: '64',
    priority: 4,
    alarmClass: 'defaultAlarmClass',
    value: 78.4,
    units: '°F',
  });
});

test('a mail of the return and one of the acknowledgement belong to the same alarm', () => {
  expect(onlyEvent(read(rtn))).toMatchObject({
    kind: 'RTN',
    normalAt: '2026-01-05T19:21:00.000Z',
    sourceState: 'normal',
  });
  expect(onlyEvent(read(ack))).toMatchObject({
    kind: 'ACK',
    ackedAt: '2026-01-05T19:10:00.000Z',
    ackedBy: 'jdoe',
    value: null,
    valueText: '%alarmData.presentValue%',
  });
  expect(new Set([alarm, rtn, ack].map(fingerprintOf)).size).toBe(1);
});

test.each([
  ['Offnormal / Unacked', ['ALARM'], 'offnormal'],
  ['Offnormal / Ack Pending', ['ALARM'], 'offnormal'],
  ['Fault / Unacked', ['ALARM'], 'fault'],
  ['Alert / Unacked', ['ALERT'], 'alert'],
  ['Offnormal / Acked', ['ACK'], 'offnormal'],
  ['Normal / Unacked', ['RTN'], 'normal'],
  ['Normal / Acked', ['RTN', 'ACK'], 'normal'],
  ['Offnormal', ['ALARM'], 'offnormal'],
])('the state "%s" is %j', (state, kinds, coarse) => {
  const events = eventsOf(stateMail(state));
  expect(events.map((event) => event.kind)).toEqual(kinds);
  expect(events.every((event) => event.sourceState === coarse)).toBe(true);
});

test('mails of one minute stay as many events', () => {
  const ids = ['m1', 'm2'].map((messageId) => {
    const payload = mailPayload('Source: J:P\nTimestamp: 05-Jan-26 2:03 PM EST\nState: Offnormal / Unacked', {
      messageId,
    });
    return identified(niagara, payload, settings)[0]?.eventId;
  });
  expect(new Set(ids).size).toBe(2);
});

test('without a Source line the subject says which point it is, "Alarm" or "Alert"', () => {
  for (const word of ['Alarm', 'Alert']) {
    const mail = readText('Timestamp: 05-Jan-26 2:03 PM EST\nState: Offnormal / Unacked', {
      subject: `FW: Niagara ${word} From SiteJace1:AHU:3`,
    });
    expect(onlyEvent(mail)).toMatchObject({ stationPath: 'SiteJace1', pointName: 'AHU:3' });
  }
});

test('a return that says its normal time happened then', () => {
  const mail =
    'Source: J:P\nTimestamp: 05-Jan-26 2:03 PM EST\nState: Normal / Acked\nNormal Time: 05-Jan-26 2:21 PM EST';
  expect(eventsOf(readText(mail)).map(({ kind, occurredAt }) => [kind, occurredAt])).toEqual([
    ['RTN', '2026-01-05T19:21:00.000Z'],
    ['ACK', '2026-01-05T19:03:00.000Z'],
  ]);
});

test('a time without a zone follows both clock changes of the site', () => {
  const at = (time: string) =>
    onlyEvent(readText(`Source: J:P\nTimestamp: ${time}\nState: Offnormal / Unacked`)).occurredAt;
  expect(at('08-Mar-26 2:30 AM')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('01-Nov-26 1:30 AM')).toBe('2026-11-01T05:30:00.000Z');
  expect(at('01-Nov-26 1:30 AM EST')).toBe('2026-11-01T06:30:00.000Z');
});

test.each([
  ['no state', 'Source: J:P\nTimestamp: 05-Jan-26 2:03 PM EST', /no line "State: ": the email was cut/],
  [
    'no source',
    'Timestamp: 05-Jan-26 2:03 PM EST\nState: Normal / Unacked',
    /neither a line "Source: " nor the subject/,
  ],
  ['an unresolved source', 'Source: %alarmData.sourceName%\nState: Offnormal / Unacked', /neither a line "Source: "/],
  [
    'an unreadable time',
    'Source: J:P\nTimestamp: soon\nState: Offnormal / Unacked',
    /Timestamp "soon" is not a valid time/,
  ],
  ['no line of an alarm', 'Your mailbox is full.', /no line such as "Source: "/],
  ['no text', '', /no line such as "Source: "/],
])('a mail with %s is rejected', (_, text, reason) => {
  expect(reasonOf(readText(text))).toMatch(reason);
});

test('what is no mail is rejected', () => {
  expect(reasonOf(read('{"text":"Source: a"}'))).toMatch(/the payload is not an email/);
  expect(reasonOf(read('"Source: a"'))).toMatch(/the payload is not an email/);
});
