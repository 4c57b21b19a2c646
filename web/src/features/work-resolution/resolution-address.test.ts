import { expect, test } from 'vitest';
import { viewerTimezone } from '#ui/format.ts';
import { rangeOf, readAddress, writeAddress } from './resolution-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

test('an address without anything is the last 30 days by team', () => {
  expect(read('')).toMatchObject({ days: 30, ends: null, groupBy: 'team', sort: 'CLOSED_AT.DESC', page: 0 });
  expect(String(writeAddress(read('')))).toBe('');
});

test('what the page shows is in the address, and is read from it again', () => {
  const shown = {
    days: null,
    ends: { start: '2026-05-01T05:00:00.000Z', end: '2026-06-01T05:00:00.000Z' },
    timezone: 'Europe/Berlin',
    groupBy: 'alarmAttribute' as const,
    attribute: 'rooms',
    criteria: [{ field: 'creator' as const, isExclusion: true, values: ['me', null] }],
    searchTerm: 'fan & pump',
    sort: 'CREATED_AT.ASC' as const,
    page: 3,
  };
  expect(readAddress(writeAddress(shown))).toEqual(shown);
});

test('what nobody can mean is as if it were not there', () => {
  expect(read('days=12&zone=Mars/Olympus&by=constructor&sort=toString&page=-1&filter=mood:x')).toEqual(read(''));
  expect(read('from=2016-01-01&to=2026-01-01')).toMatchObject({ days: 30, ends: null });
  expect(read('from=2026-02-01&to=2026-01-01').ends).toBeNull();
  expect(read('page=999').page).toBe(199);
});

test('days are those of the zone', () => {
  const address = { ...read('days=7'), timezone: 'America/Chicago' };
  expect(rangeOf(address, new Date('2026-05-10T03:00:00Z'))).toEqual({
    start: '2026-05-03T05:00:00.000Z',
    end: '2026-05-10T05:00:00.000Z',
  });
  expect(read('').timezone).toBe(viewerTimezone());
});
