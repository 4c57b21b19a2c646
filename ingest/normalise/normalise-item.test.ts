import { expect, test } from 'vitest';
import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { applied, type CanonicalEvent } from '../../domain/alarms/model/canonical-event.ts';
import { type MailPayload, mailIdentity } from '../../domain/integrations/mail-payload.ts';
import { activePriorityTable } from '../../domain/integrations/priority-table.ts';
import { genericJson1 } from './dialects/generic-json-1.ts';
import { niagaraMail1 } from './dialects/niagara-mail-1.ts';
import { niagaraN4Json1 } from './dialects/niagara-n4-json-1.ts';
import { recordIdMaxLength, textLimits } from './limits.ts';
import { type NormaliseItemInput, normaliseItem } from './normalise-item.ts';
import { samplePayload } from './samples.ts';
import { altered, eventsOf, fixture, onlyEvent, plainSettings, reasonOf } from './test-support.ts';

const alarm = fixture('generic-alarm');
const sent = onlyEvent(genericJson1.normalise(alarm, plainSettings));
const receivedAtMs = Date.UTC(2022, 4, 7, 17, 6);

const input = (changes: Partial<NormaliseItemInput>): NormaliseItemInput => ({
  normaliser: genericJson1,
  payload: alarm,
  payloadId: 'p',
  customerId: 1000,
  systemId: 7,
  settings: plainSettings,
  receivedAtMs,
  ...changes,
});
/** Outcome of events that a normaliser reads. */
const ofEvents = (events: CanonicalEvent[], settings = plainSettings) =>
  normaliseItem(
    input({ normaliser: { version: 'any-1', mode: 'stream', normalise: () => applied(events) }, settings }),
  );
const ofEvent = (changes: Partial<CanonicalEvent>) => ofEvents([{ ...sent, ...changes }]);
const [first] = eventsOf(normaliseItem(input({})));

test('an event leaves with its ids, its payload and its position', () => {
  expect(first).toMatchObject({ payloadId: 'p', position: 0, kind: 'ALARM', condition: 'High Limit' });
  expect(first?.eventId).toMatch(/^[0-9a-f-]{36}$/);
  expect(normaliseItem(input({}))).toEqual(normaliseItem(input({})));
});

test('what a normaliser throws is rejected with its version', () => {
  const normaliser = {
    version: 'broken-1',
    mode: 'stream' as const,
    normalise: () => {
      throw new TypeError('cannot read\0 it');
    },
  };
  expect(reasonOf(normaliseItem(input({ normaliser })))).toBe('rejected: broken-1 failed: cannot read it');
});

test('a state that the integration ignores is dropped, by its fine or its coarse name', () => {
  const outcome = (state: string) =>
    normaliseItem(input({ settings: { ...plainSettings, ignorableStates: ['', state] } }));
  expect(reasonOf(outcome('HIGH limit'))).toBe('dropped: ignorable state: high limit');
  expect(reasonOf(outcome('Offnormal'))).toBe('dropped: ignorable state: offnormal');
  expect(outcome('Low Limit').outcome).toBe('applied');
});

test('a text that the integration excludes is dropped, wherever in the message it stands', () => {
  const outcome = (text: string) =>
    normaliseItem(input({ settings: { ...plainSettings, excludedAlarmTexts: [' ', text] } }));
  expect(reasonOf(outcome('STATIC pressure'))).toBe('dropped: excluded text: static pressure');
  expect(outcome('humidity').outcome).toBe('applied');
});

test('of a payload with several events only those left out are, each with its reason, and positions stay', () => {
  const outcome = normaliseItem(
    input({
      normaliser: niagaraN4Json1,
      payload: fixture('niagara-acked-normal'),
      settings: { ...plainSettings, ignorableStates: ['normal'] },
      receivedAtMs: Date.UTC(2026, 0, 6),
    }),
  );
  expect(eventsOf(outcome).map((event) => [event.kind, event.position])).toEqual([
    ['ALARM', 0],
    ['ACK', 1],
  ]);
  expect(outcome).toMatchObject({ leftOut: ['ignorable state: normal'] });
});

test('ALM-109 the customer flag turns source priorities on: off they are 0, on they follow the bands of the integration', () => {
  const priorityWith = (isBASPriorityEnabled: boolean) => {
    const priorities = activePriorityTable({ isBASPriorityEnabled }, null);
    return eventsOf(normaliseItem(input({ settings: { ...plainSettings, priorities } })))[0];
  };
  expect(priorityWith(false)).toMatchObject({ priority: 0, priorityRaw: '140' });
  expect(priorityWith(true)).toMatchObject({ priority: 2, priorityRaw: '140' });
});

test('a time before 1990 or more than a day after receipt is rejected', () => {
  expect(reasonOf(ofEvent({ occurredAt: '1989-12-31T23:59:59.999Z' }))).toMatch(/before 1990/);
  expect(reasonOf(ofEvent({ occurredAt: '2022-05-08T17:06:00.001Z' }))).toMatch(
    /more than 24 hours after it was received/,
  );
  expect(reasonOf(ofEvent({ ackedAt: '2098-05-08T17:06:00.000Z' }))).toMatch(/more than 24 hours/);
  expect(ofEvent({ occurredAt: '2022-05-08T17:06:00.000Z' }).outcome).toBe('applied');
  expect(ofEvent({ occurredAt: '1990-01-01T00:00:00.000Z' }).outcome).toBe('applied');
});

test('an event that names neither a point nor a text is rejected', () => {
  const nameless = { pointPath: ' ', pointName: '', message: '\0' };
  expect(reasonOf(ofEvent(nameless))).toMatch(/neither a point nor a text/);
  expect(ofEvent({ ...nameless, message: 'Fan failed' }).outcome).toBe('applied');
});

test('what Postgres refuses is taken out of every text', () => {
  const dirty = altered('generic-alarm', {
    message: 'a\0b',
    point: 'S-7\0.BLDG-P',
    value: '\0',
    alarmClass: '\0',
  }).replace('a\\u0000b', 'a\\u0000\\ud800b \\ud83d\\udd25');
  const [event] = eventsOf(normaliseItem(input({ payload: dirty })));
  expect(event).toMatchObject({ message: 'ab 🔥', pointPath: 'S-7.BLDG-P', valueText: '', alarmClass: null });
  expect(event?.fingerprint).toBe(first?.fingerprint);
});

test('no text is longer than its limit, never cut inside a character, and identity sees all of it', () => {
  const long = 'x'.repeat(100_000);
  const texts = Object.fromEntries(Object.keys(textLimits).map((field) => [field, long]));
  const [event] = eventsOf(ofEvent(texts));
  for (const [field, limit] of Object.entries(textLimits)) expect(event).toHaveProperty(field, 'x'.repeat(limit));
  const [other] = eventsOf(ofEvent({ ...texts, pointPath: `${long}y` }));
  expect(other?.pointPath).toBe(event?.pointPath);
  expect(other?.fingerprint).not.toBe(event?.fingerprint);
  const [split] = eventsOf(ofEvent({ units: `${'x'.repeat(textLimits.units - 1)}🔥` }));
  expect(split?.units).toBe('x'.repeat(textLimits.units - 1));
});

test('a record id is never cut, since two could become one', () => {
  expect(ofEvent({ sourceRecordId: 'x'.repeat(recordIdMaxLength) }).outcome).toBe('applied');
  expect(reasonOf(ofEvent({ sourceRecordId: 'x'.repeat(recordIdMaxLength + 1) }))).toMatch(/longer than 300/);
});

test('numbers that are not finite are none, and a payload without events is dropped with a reason', () => {
  expect(eventsOf(ofEvent({ value: Number.NaN, limitHigh: Number.POSITIVE_INFINITY }))[0]).toMatchObject({
    value: null,
    limitHigh: null,
  });
  expect(reasonOf(ofEvents([]))).toBe('dropped: the payload has no event');
  expect(reasonOf(ofEvents(Array.from({ length: 1_001 }, () => sent)))).toMatch(/more than 1000 events/);
});

test('reasons are as bounded and as storable as texts', () => {
  const reason = reasonOf(
    normaliseItem(input({ payload: altered('generic-alarm', { event: `\0\ud800${'x'.repeat(9_999)}` }) })),
  );
  expect(reason.length).toBeLessThan(320);
  expect(reason).not.toContain('\0');
});

test('events of a mail are its own, by its id and their position; those of a mail known by its Message-ID stay as they were', () => {
  const payload = samplePayload('niagara-alarm.mail');
  const mail = JSON.parse(payload) as MailPayload;
  const read = (id: string) =>
    eventsOf(normaliseItem(input({ normaliser: niagaraMail1, payload, payloadId: id, receivedAtMs: Date.now() })))[0];
  const own = payloadId(7, mailIdentity(mail));
  expect(read(own)?.sourceRecordId).toBe(`${own}/0`);
  const earlier = payloadId(7, mail.messageId);
  expect(read(earlier)?.sourceRecordId).toBeNull();
  expect(read(earlier)?.eventId).not.toBe(read(own)?.eventId);
});
