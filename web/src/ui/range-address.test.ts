import { expect, test } from 'vitest';
import { addressOfRange, onlyRange, rangeOfAddress } from './range-address.ts';

const otherwise = { days: 30, ends: null, timezone: 'UTC' };
const read = (query: string) => rangeOfAddress(new URLSearchParams(query), otherwise);

test('an address keeps a range, its timezone and all it said before', () => {
  const choice = {
    days: 30,
    ends: [new Date('2025-10-01T05:00:00Z'), new Date('2025-11-01T05:00:00Z')] as [Date, Date],
    timezone: 'America/Chicago',
  };
  const address = addressOfRange(new URLSearchParams('by=point&days=7&filter=priority:5'), choice);
  expect(address.toString()).toBe(
    'by=point&filter=priority%3A5&from=2025-10-01T05%3A00Z&to=2025-11-01T05%3A00Z&zone=America%2FChicago',
  );
  expect(rangeOfAddress(address, otherwise)).toEqual(choice);
  expect(onlyRange(address).map(([name]) => name)).toEqual(['from', 'to', 'zone']);
});

test('presets have no ends, and replace those that were', () => {
  const address = addressOfRange(new URLSearchParams('from=2025-10-01T05:00Z&to=2025-11-01T05:00Z'), {
    days: 7,
    ends: null,
    timezone: 'UTC',
  });
  expect(address.toString()).toBe('days=7&zone=UTC');
  expect(rangeOfAddress(address, otherwise)).toEqual({ days: 7, ends: null, timezone: 'UTC' });
});

test.each([
  '',
  'days=8',
  'days=-7',
  'days=7e0',
  'zone=Mars/Olympus',
  'zone=%2B05:30',
  'from=2025-10-01T05:00Z',
  'to=2025-10-01T05:00Z',
  'from=2025-10-01&to=2025-10-02',
  'from=2025-02-30T00:00Z&to=2025-03-02T00:00Z',
  'from=2025-10-02T00:00Z&to=2025-10-01T00:00Z',
  'from=2025-10-02T00:00Z&to=2025-10-02T00:00Z',
  'from=1925-10-02T00:00Z&to=2025-10-02T00:00Z',
])('what an address says wrongly is as it is otherwise: "%s"', (query) => expect(read(query)).toEqual(otherwise));

test('the spelling of a timezone is that of the runtime', () =>
  expect(read('zone=america/chicago').timezone).toBe('America/Chicago'));
