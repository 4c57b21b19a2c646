import { expect, test } from 'vitest';
import { type MailPayload, mailIdentity } from '../../integrations/mail-payload.ts';
import { eventId, isIdOfMail, messageId, payloadId } from './event-ids.ts';

const record = {
  customerId: 1000,
  systemId: 7,
  sourceRecordId: '3320d258',
  payloadId: payloadId(7, 'first copy'),
  position: 0,
  kind: 'ALARM',
  occurredAt: '2026-01-05T19:03:22.118Z',
} as const;

test('an event of a record is the same whichever copy and position it was read from', () => {
  expect(eventId({ ...record, payloadId: payloadId(7, 'second copy'), position: 2 })).toBe(eventId(record));
});

test('without a record id the payload and the position in it tell events of one instant apart', () => {
  const row = { ...record, sourceRecordId: null };
  const ids = [
    eventId(row),
    eventId({ ...row, position: 1 }),
    eventId({ ...row, payloadId: payloadId(7, 'other') }),
    eventId({ ...row, kind: 'RTN' }),
    eventId(record),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('customer, system, record, kind and time each make another event', () => {
  const ids = [
    eventId(record),
    eventId({ ...record, customerId: 1001 }),
    eventId({ ...record, systemId: 8 }),
    eventId({ ...record, sourceRecordId: '3320d259' }),
    eventId({ ...record, kind: 'RTN' }),
    eventId({ ...record, occurredAt: '2026-01-05T19:03:22.119Z' }),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('a message, a mail and a payload of the same text have ids of their own', () => {
  const ids = [messageId(7, Buffer.from('x')), messageId(7, 'x'), payloadId(7, 'x'), payloadId(8, 'x')];
  expect(new Set(ids).size).toBe(ids.length);
});

const mail: MailPayload = {
  messageId: '1@site.example',
  from: 'bms@site.example',
  to: ['alarms@in.example'],
  subject: 'Alarm',
  date: '2026-01-05T14:03:00.000Z',
  text: 'Source: AHU-1',
  attachments: [],
};

test('a mail is the same by what its sender has written, whatever its way here adds', () => {
  const id = payloadId(7, mailIdentity(mail));
  const verdict = { result: 'pass' as const, reason: 'SPF pass' };
  expect(isIdOfMail(id, 7, { ...mail, to: ['other@in.example'], senderCheck: verdict })).toBe(true);
  for (const other of [
    { messageId: '2@site.example' },
    { from: 'other@site.example' },
    { subject: 'Alert' },
    { date: null },
    { text: 'Source: AHU-2' },
  ])
    expect(isIdOfMail(id, 7, { ...mail, ...other })).toBe(false);
});
