import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './resolution-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

test('an address without anything is by team, the newest first', () => {
  expect(read('')).toMatchObject({ groupBy: 'team', sort: 'CLOSED_AT.DESC', page: 0 });
  expect(String(writeAddress(new URLSearchParams('days=7&page=3'), read('')))).toBe('days=7');
});

test('what the page shows is in the address, and is read from it again', () => {
  const shown = {
    groupBy: 'alarmAttribute' as const,
    attribute: 'rooms',
    criteria: [{ field: 'creator' as const, isExclusion: true, values: ['me', null] }],
    searchTerm: 'fan & pump',
    sort: 'CREATED_AT.ASC' as const,
    page: 3,
  };
  expect(readAddress(writeAddress(new URLSearchParams(), shown))).toEqual(shown);
});

test('what nobody can mean is as if it were not there', () => {
  expect(read('by=constructor&sort=toString&page=-1&filter=mood:x')).toEqual(read(''));
  expect(read('page=999').page).toBe(199);
});
