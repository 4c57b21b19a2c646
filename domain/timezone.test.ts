import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalTimezone, endOfDay, localDay, startOfDay } from './timezone.ts';

const dayMs = 86_400_000;
const iso = (at: number): string => new Date(at).toISOString();
const dayOf = (date: string): number => Date.parse(`${date}T00:00Z`);

test('a local day starts at its midnight and ends before the next, clocks changing or not', () => {
  const bounds = (date: string, timezone: string) => [
    iso(startOfDay(dayOf(date), timezone)),
    iso(endOfDay(dayOf(date), timezone)),
  ];
  // 25 hours, 23 hours
  expect(bounds('2026-11-01', 'America/Chicago')).toEqual(['2026-11-01T05:00:00.000Z', '2026-11-02T05:59:59.999Z']);
  expect(bounds('2026-03-29', 'Europe/Berlin')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z']);
  // clocks go forward at midnight: the day starts at one
  expect(bounds('2026-03-29', 'Asia/Beirut')[0]).toBe('2026-03-28T22:00:00.000Z');
  // midnight comes twice, and the first starts the day
  expect(bounds('2026-11-01', 'America/Havana')[0]).toBe('2026-11-01T04:00:00.000Z');
  expect(bounds('2026-05-01', 'Asia/Kathmandu')[0]).toBe('2026-04-30T18:15:00.000Z');
  // Samoa had no 30th of December
  expect(bounds('2011-12-31', 'Pacific/Apia')[0]).toBe('2011-12-30T10:00:00.000Z');
});

test('in every zone the first and the last millisecond of a day are of that day, and their neighbours are not', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: dayOf('1990-01-01') / dayMs, max: dayOf('2035-01-01') / dayMs }),
      (timezone, index) => {
        const day = index * dayMs;
        const [start, end] = [startOfDay(day, timezone), endOfDay(day, timezone)];
        if (end < start) return; // a day that a zone left out
        const of = (at: number) => localDay({ now: at, timezone });
        expect([of(start), of(end)].map(iso), timezone).toEqual([day, day].map(iso));
        expect(of(start - 1), `${timezone} before`).toBeLessThan(day);
        expect(of(end + 1), `${timezone} after`).toBeGreaterThan(day);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('only IANA names are timezones', () => {
  expect(canonicalTimezone('America/Chicago')).toBe('America/Chicago');
  for (const wrong of ['+05:30', '', 'Mars/Olympus', "UTC'; --"]) expect(canonicalTimezone(wrong)).toBeNull();
});
