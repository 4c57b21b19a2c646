import { expect, test } from 'vitest';
import { eventId, messageId, payloadId } from './event-ids.ts';

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
