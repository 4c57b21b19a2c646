import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { eboMail1 } from './dialects/ebo-mail-1.ts';
import { genericKvMail1 } from './dialects/generic-kv-mail-1.ts';
import { niagaraMail1 } from './dialects/niagara-mail-1.ts';
import type { Normaliser, NormaliserSettings } from './reading/normaliser.ts';
import { mailPayload, samplePayload } from './samples.ts';
import { eventsOf, identified, onlyEvent, plainSettings, reasonOf } from './test-support.ts';

const settings = { ...plainSettings, timezone: 'America/New_York' };
const labels = [
  'Source: SiteJace1:AHU_3_SupplyTemp',
  'Timestamp: 05-Jan-26 2:03 PM EST',
  'State: Offnormal / Unacked',
  'Present Value: 78.4 °F',
  'Priority: 64',
  'Alarm Class: defaultAlarmClass',
  'Text: Supply temp high',
];
const expected = onlyEvent(niagaraMail1.normalise(mailPayload(labels.join('\n')), settings));
const readMail = (payload: string, normaliser: Normaliser = niagaraMail1) => normaliser.normalise(payload, settings);

/** A mail as the door decodes it. */
async function decoded(source: string | Buffer): Promise<string> {
  const mail = await simpleParser(source);
  return mailPayload(mail.text ?? '', { subject: mail.subject, date: mail.date?.toISOString() ?? null });
}
const headers = (type: string, encoding: string) =>
  `From: bas@site.example\r\nSubject: Niagara Alarm\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;

test('1: a mail of HTML alone, as lines or as a table', async () => {
  const breaks = `<html><body>${labels.join('<br>').replace('°', '&deg;')}</body></html>`;
  const mail = await decoded(Buffer.from(headers('text/html; charset=utf-8', '8bit') + breaks));
  expect(onlyEvent(readMail(mail))).toEqual(expected);
  // the door separates the cells of a row by tabs
  for (const cells of [': ', ':\t', '\t']) {
    const rows = labels.map((line) => `${line.replace(': ', cells)}\t`).join('\n');
    expect(onlyEvent(readMail(mailPayload(rows)))).toEqual(expected);
  }
});

test('2: a soft line break inside a label', async () => {
  const text = labels.join('\r\n').replace('Present Value', 'Present Va=\r\nlue').replace('°', '=C2=B0');
  expect(onlyEvent(readMail(await decoded(headers('text/plain; charset=utf-8', 'quoted-printable') + text)))).toEqual(
    expected,
  );
});

test('3: UTF-16 and Latin-1', async () => {
  const utf16 = Buffer.from(`\uFEFF${labels.join('\r\n')}`, 'utf16le').toString('base64');
  const latin1 = Buffer.from(labels.join('\r\n'), 'latin1').toString('base64');
  for (const [charset, body] of [
    ['utf-16', utf16],
    ['iso-8859-1', latin1],
  ]) {
    expect(onlyEvent(readMail(await decoded(`${headers(`text/plain; charset=${charset}`, 'base64')}${body}`)))).toEqual(
      expected,
    );
  }
});

test('4: several alarms in one mail', () => {
  const fan = labels.map((line) => line.replace('SupplyTemp', 'Fan').replace('Supply temp high', 'Fan proof lost'));
  const events = identified(niagaraMail1, mailPayload([...labels, '', ...fan].join('\n')), settings);
  expect(events.map((event) => [event.pointName, event.message, event.position])).toEqual([
    ['AHU_3_SupplyTemp', 'Supply temp high', 0],
    ['AHU_3_Fan', 'Fan proof lost', 1],
  ]);
  expect(new Set(events.map((event) => event.eventId)).size).toBe(2);
});

test('5: forwarded or replied, with marks and headers of its own', () => {
  const forwarded = [
    'Please have a look.',
    '',
    '---------- Forwarded message ---------',
    'From: BAS <bas@site.example>',
    'Date: Mon, Jan 5, 2026 at 9:00 PM',
    'Subject: Niagara Alarm',
    'To: <team@site.example>',
    '',
  ];
  const quoted = (marks: string) => labels.map((line) => marks + line);
  const original = ['-----Original Message-----', 'From: BAS', 'Sent: Monday', 'To: team', 'Subject: x', '', ...labels];
  const mails = [
    [...forwarded, ...labels],
    ['Done.', '', 'On Mon, Jan 5, 2026 at 2:04 PM BAS <bas@site.example> wrote:', '', ...quoted('> ')],
    quoted('>> > '),
    original,
    original.slice(1),
    // a mail attached to another
    ['From: BAS <bas@site.example>', 'Subject: Niagara Alarm', ...labels],
  ];
  for (const lines of mails) expect(onlyEvent(readMail(mailPayload(lines.join('\n'))))).toEqual(expected);
});

test("5: a forwarding header is no date of the alarm's", () => {
  const template = { labels: { occurredAt: 'Date', pointPath: 'From', toState: 'Subject', message: 'Text' } };
  const lines = ['From: a', 'Date: b', 'Subject: c', '', 'Date: 2026-01-05 14:03:22', 'From: Pump', 'Text: Dry'];
  const outcome = genericKvMail1.normalise(mailPayload([...lines, 'State: Trip'].join('\n')), {
    ...settings,
    fieldMap: { ...template, labels: { ...template.labels, toState: 'State' } },
  });
  expect(onlyEvent(outcome)).toMatchObject({ occurredAt: '2026-01-05T19:03:22.000Z', pointPath: 'Pump' });
});

test('6: the same mail again is the same events', () => {
  expect(identified(niagaraMail1, samplePayload('niagara-alarm.mail'))).toEqual(
    identified(niagaraMail1, samplePayload('niagara-alarm.mail')),
  );
});

test('7: a mail of nothing but an acknowledgement', () => {
  expect(onlyEvent(readMail(samplePayload('niagara-ack.mail'))).kind).toBe('ACK');
  expect(onlyEvent(readMail(samplePayload('ebo-ack.mail'), eboMail1))).toMatchObject({ kind: 'ACK', ackedBy: 'jdoe' });
});

test('8: a return before its alarm is of the same alarm, at its own time', () => {
  const arrived = ['niagara-return.mail', 'niagara-alarm.mail'].flatMap((file) =>
    identified(niagaraMail1, samplePayload(file), settings),
  ) as [IdentifiedEvent, IdentifiedEvent];
  expect(arrived.map((event) => event.kind)).toEqual(['RTN', 'ALARM']);
  expect(arrived[0].fingerprint).toBe(arrived[1].fingerprint);
  expect(arrived[0].occurredAt > arrived[1].occurredAt).toBe(true);
});

test('9: the time in the body wins over the Date header, which counts only where the body has none', () => {
  const at = (lines: string[], date: string | null) => readMail(mailPayload(lines.join('\n'), { date }));
  const without = labels.filter((line) => !line.startsWith('Timestamp'));
  expect(onlyEvent(at(labels, '2026-02-01T00:00:00.000Z')).occurredAt).toBe('2026-01-05T19:03:00.000Z');
  expect(onlyEvent(at(without, '2026-02-01T00:00:00.000Z')).occurredAt).toBe('2026-02-01T00:00:00.000Z');
  expect(onlyEvent(at([...without, 'Timestamp: %timestamp%'], '2026-02-01T00:00:00.000Z')).occurredAt).toBe(
    '2026-02-01T00:00:00.000Z',
  );
  expect(reasonOf(at(without, null))).toMatch(/Timestamp is missing/);
  expect(reasonOf(at([...without, 'Timestamp: soon'], '2026-02-01T00:00:00.000Z'))).toMatch(
    /"soon" is not a valid time/,
  );
});

test('10: what was cut at 160 characters is read as far as it goes', () => {
  const labelled = labels.join('\n').slice(0, 160);
  expect(onlyEvent(readMail(mailPayload(labelled)))).toMatchObject({
    kind: 'ALARM',
    priorityRaw: '64',
    alarmClass: 'defaultAlarmClas',
    message: '',
  });
  expect(reasonOf(readMail(mailPayload(labels.join('\n').slice(0, 70))))).toMatch(
    /no line "State: ": the email was cut/,
  );

  const line =
    'state=1|id=3f1d6f5a|src=/ES-1/A/P|t=2015-02-12 13:51:36|p=120|txt=Filter pressure high in the unit|ack=<empty>';
  const cut = (length: number) => readMail(mailPayload(line.slice(0, length)), eboMail1);
  expect(onlyEvent(cut(80)).message).toBe('Filter pressur');
  expect(onlyEvent(cut(59))).toMatchObject({ occurredAt: '2015-02-12T18:51:36.000Z', priorityRaw: null, message: '' });
  // a time or an id that may be cut off is ignored: the Date header is used, and without a source the mail is refused
  expect(onlyEvent(cut(50)).occurredAt).toBe('2026-01-05T19:04:00.000Z');
  expect(onlyEvent(cut(15)).sourceRecordId).toBeNull();
});

test('11: a token that was not resolved is nothing, but stays what the value was sent as', () => {
  const raw = labels.map((line) =>
    line.replace('78.4 °F', '%alarmData.presentValue%').replace('defaultAlarmClass', '%alarmClass%'),
  );
  expect(onlyEvent(readMail(mailPayload(raw.join('\n'))))).toMatchObject({
    value: null,
    valueText: '%alarmData.presentValue%',
    alarmClass: null,
    priorityRaw: '64',
  });
  const point = { labels: { pointPath: 'Point', toState: 'State', message: 'Text' }, pairBy: 'point' };
  for (const token of ['%alarmData.sourceName%', '@(Source)', '#POINTNAME#', '{point}', '<empty>']) {
    const outcome = genericKvMail1.normalise(mailPayload(`Point: ${token}\nState: High\nText: Too warm`), {
      ...settings,
      fieldMap: point,
    });
    expect(onlyEvent(outcome)).toMatchObject({ pointPath: '', message: 'Too warm' });
  }
});

/** Every way to read a mail: the dialects that read by a template share one reader, so each template is tried once. */
const readings: Array<[Normaliser, NormaliserSettings['fieldMap']]> = [
  [niagaraMail1, undefined],
  [eboMail1, undefined],
  [genericKvMail1, { labels: { pointPath: 'Point', message: 'Text' }, events: {} }],
  [genericKvMail1, { text: 'state={toState}|src={pointPath} at {occurredAt}: {message}' }],
  [eboMail1, { text: '{pointPath} {toState}-{message}' }],
];
const unit = 1_000_000;
const hostile: Array<[string, string]> = [
  ['one endless line', 'a'.repeat(unit)],
  ['blank lines', '\n'.repeat(unit)],
  ['spaces', ' '.repeat(unit)],
  ['quote marks', '> '.repeat(unit / 2)],
  ['dashes', `--${'-'.repeat(unit)} forwarded ${'-'.repeat(unit / 2)}`],
  ['labels without end', 'Source: '.repeat(unit / 8)],
  ['a label on every line', 'Source: a\n'.repeat(unit / 10)],
  ['heads without a tail', 'state=\n'.repeat(unit / 7)],
  ['heads in one line', 'state='.repeat(unit / 6)],
  ['half a static text', 'state=1|src='.repeat(unit / 12)],
  ['percent signs', `Source: ${'%'.repeat(unit)}`],
  ['braces and brackets', `Source: ${'@('.repeat(unit / 2)}`],
  ['digits', `Present Value: ${'1,'.repeat(unit / 2)}\nSource: a\nState: b`],
  ['headers of forwarding', 'From: a\n'.repeat(unit / 8)],
  ['a word that nearly ends', `Source: a\nState: b\nText: ${'x '.repeat(unit / 2)}`],
];

test.each(hostile)('a mail of a megabyte of %s is read in time that grows with it', (_, text) => {
  const subject = `Niagara Alarm From ${'x '.repeat(5_000)}`;
  const payload = mailPayload(text, { subject });
  for (const [normaliser, fieldMap] of readings) {
    const outcome = normaliser.normalise(payload, { ...settings, fieldMap });
    if (outcome.outcome === 'applied') expect(eventsOf(outcome).length).toBeGreaterThan(0);
  }
});
