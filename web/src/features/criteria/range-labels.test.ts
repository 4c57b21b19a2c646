import { expect, test } from 'vitest';
import { alarmFilters } from '#domain/lists/alarms/alarm-filters.ts';
import { ticketFilters } from '#domain/lists/tickets/ticket-filters.ts';
import { valueLabel } from './criteria.ts';
import { instantRange, instantsOf, timeWindows } from './range-labels.ts';

const offered = (field: keyof typeof alarmFilters) =>
  timeWindows(alarmFilters[field]).map(({ value, label }) => [label, value]);

test('LENS-089 the last 24 hours, 7, 30 and 90 days are offered as windows', () => {
  expect(offered('alarmTime')).toEqual(
    expect.arrayContaining([
      ['Last 24 hours', '-24h..now'],
      ['Last 7 days', '-168h..now'],
      ['Last 30 days', '-720h..now'],
      ['Last 90 days', '-2160h..now'],
    ]),
  );
});

test('LENS-090 LENS-091 windows look forward, too, and 30 and 90 days to either side', () => {
  expect(offered('snoozedUntil').slice(0, 6)).toEqual([
    ['Next 24 hours', 'now..+24h'],
    ['Next 7 days', 'now..+168h'],
    ['Next 30 days', 'now..+720h'],
    ['Next 90 days', 'now..+2160h'],
    ['± 30 days', '-720h..+720h'],
    ['± 90 days', '-2160h..+2160h'],
  ]);
  for (const field of Object.values(alarmFilters).filter(({ type }) => type === 'dateTime')) {
    for (const { value } of timeWindows(field)) expect(field.read(value), value).not.toBeNull();
  }
});

test('LENS-092 closed, created and due dates of work take the same lists, what is due the coming ones first', () => {
  const { workClosedDate, workCreatedDate, workDueDate } = ticketFilters;
  expect(timeWindows(workClosedDate)).toEqual(timeWindows(alarmFilters.alarmTime));
  expect(timeWindows(workCreatedDate)).toEqual(timeWindows(alarmFilters.alarmTime));
  expect(timeWindows(workDueDate)).toEqual(timeWindows(alarmFilters.snoozedUntil));
  for (const field of [workClosedDate, workCreatedDate, workDueDate])
    for (const { value } of timeWindows(field)) expect(field.read(value), value).not.toBeNull();
});

test('a range reads as it was chosen', () => {
  expect(valueLabel('alarmTime', '-24h..now')).toBe('Last 24 hours');
  expect(valueLabel('alarmTime', '2026-05-01..2026-05-07')).toBe('2026-05-01 – 2026-05-07');
  expect(valueLabel('nuisanceCount', '3..')).toBe('at least 3');
  expect(valueLabel('timeInAlarm', '5m..2h')).toBe('Between 5m and 2h 0m');
  expect(valueLabel('recentWork', 'closed')).toBe('Closed within 7 days');
  expect(valueLabel('nuisanceBehavior', 'CHATTERING_AND_FLEETING')).toBe('Chattering and fleeting');
});

test('a range between two times is sent in UTC, to the minute, and read back', () => {
  const ends: [Date, Date] = [new Date('2026-05-01T08:00:20Z'), new Date('2026-05-01T17:30:00Z')];
  expect(instantRange(...ends)).toBe('2026-05-01T08:00Z..2026-05-01T17:30Z');
  expect(instantsOf(instantRange(...ends))?.map((end) => end.toISOString())).toEqual([
    '2026-05-01T08:00:00.000Z',
    '2026-05-01T17:30:00.000Z',
  ]);
  expect(instantsOf('-24h..now')).toBeNull();
});
