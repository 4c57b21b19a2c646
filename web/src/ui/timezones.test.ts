import { expect, test } from 'vitest';
import { canonicalTimezone } from '#domain/timezone.ts';
import { timezones } from './timezones.ts';

test('SYS-028 the timezones to choose from are the runtime’s, each of which the server takes', () => {
  expect(timezones).toEqual(expect.arrayContaining(['America/Chicago', 'Europe/Berlin', 'Asia/Tokyo', 'UTC']));
  expect(timezones.filter((timezone) => canonicalTimezone(timezone) === null)).toEqual([]);
  expect(new Set(timezones).size).toBe(timezones.length);
});
