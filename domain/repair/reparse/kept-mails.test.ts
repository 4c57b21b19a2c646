import { expect, test } from 'vitest';
import type { EventRow } from '../../changes/changes-message.ts';
import type { Reading } from './diff-readings.ts';
import { eventsOfKeptMails } from './kept-mails.ts';

const row = (payloadId: string, eventId: string, alarmId: number, receivedAt: number): EventRow =>
  ({ payloadId, eventId, alarmId, receivedAt }) as EventRow;
const reading = (eventId: string, alarmId: number): Reading => ({ event: { eventId }, alarmId }) as Reading;
const mails = new Set(['mail']);

test('of two mails that were stored under one id, what was read from the one that is gone is left out', () => {
  const [first, second] = [row('mail', 'a', 1, 1_000), row('mail', 'a', 2, 2_000)];
  expect(eventsOfKeptMails([first, second], [reading('a', 1)], mails)).toEqual([first]);
  expect(eventsOfKeptMails([second, first], [reading('a', 2)], mails)).toEqual([second]);
});

test('read otherwise, the newest is what the archive has, with all that it stated', () => {
  const gone = [row('mail', 'a', 1, 1_000), row('mail', 'b', 2, 1_000)];
  const kept = [row('mail', 'c', 3, 2_000), row('mail', 'd', 4, 2_000)];
  expect(eventsOfKeptMails([...gone, ...kept], [reading('e', 5)], mails)).toEqual(kept);
  expect(eventsOfKeptMails([...kept, ...gone], [], mails)).toEqual(kept);
});

test('other payloads are compared whole', () => {
  const rows = [row('request', 'a', 1, 1_000), row('request', 'a', 2, 2_000)];
  expect(eventsOfKeptMails(rows, [reading('a', 1)], mails)).toEqual(rows);
});
