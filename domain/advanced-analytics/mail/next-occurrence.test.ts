import { describe, expect, test } from 'vitest';
import type { MailTimes } from '../../lenses/saved-views/view-mail.ts';
import { nextOccurrence } from './next-occurrence.ts';

const daily: MailTimes = {
  frequency: 'DAILY',
  weekday: null,
  monthday: null,
  minute: 7 * 60,
  timezone: 'Europe/Berlin',
};
/** The next occurrences after a moment, each found from the one before. */
function next(times: Partial<MailTimes>, after: string, count: number): string[] {
  const found: number[] = [];
  for (let at = Date.parse(after); found.length < count; ) {
    at = nextOccurrence({ ...daily, ...times }, at);
    found.push(at);
  }
  return found.map((at) => new Date(at).toISOString().slice(0, 16));
}

describe('ANA.7 the time at which a view is mailed next', () => {
  test('is the same on local clocks, however far they are from UTC', () => {
    // clocks go forward in the night to the 29th of March
    expect(next({}, '2026-03-27T12:00:00Z', 3)).toEqual(['2026-03-28T06:00', '2026-03-29T05:00', '2026-03-30T05:00']);
    // and back in the night to the 25th of October
    expect(next({}, '2026-10-23T12:00:00Z', 3)).toEqual(['2026-10-24T05:00', '2026-10-25T06:00', '2026-10-26T06:00']);
  });

  test('that clocks skip is as much later as they go forward', () => {
    expect(next({ minute: 150 }, '2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30']);
    // clocks of Havana skip midnight
    expect(next({ minute: 0, timezone: 'America/Havana' }, '2026-03-07T12:00:00Z', 2)).toEqual([
      '2026-03-08T05:00',
      '2026-03-09T04:00',
    ]);
  });

  test('that clocks show twice comes once, the first time', () => {
    expect(next({ minute: 150 }, '2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30']);
    expect(next({ minute: 90, timezone: 'America/New_York' }, '2026-10-31T12:00:00Z', 2)).toEqual([
      '2026-11-01T05:30',
      '2026-11-02T06:30',
    ]);
  });

  test('is on a day of the week, of the local calendar', () => {
    const sunday = { frequency: 'WEEKLY' as const, weekday: 7, minute: 30, timezone: 'Pacific/Auckland' };
    // half past midnight of Sunday there is Saturday in UTC
    expect(next(sunday, '2026-05-01T00:00:00Z', 2)).toEqual(['2026-05-02T12:30', '2026-05-09T12:30']);
    expect(next({ frequency: 'WEEKLY', weekday: 1 }, '2026-05-04T04:59:00Z', 2)).toEqual([
      '2026-05-04T05:00',
      '2026-05-11T05:00',
    ]);
  });

  test('is on a day of the month, and on the last day of shorter ones', () => {
    const last = { frequency: 'MONTHLY' as const, monthday: 31, timezone: 'UTC' };
    expect(next(last, '2028-01-31T07:00:00Z', 4)).toEqual([
      '2028-02-29T07:00',
      '2028-03-31T07:00',
      '2028-04-30T07:00',
      '2028-05-31T07:00',
    ]);
    expect(next({ ...last, monthday: 1 }, '2026-12-15T00:00:00Z', 2)).toEqual(['2027-01-01T07:00', '2027-02-01T07:00']);
  });

  test('is after the moment, not at it', () => {
    expect(next({ timezone: 'UTC' }, '2026-05-01T07:00:00Z', 1)).toEqual(['2026-05-02T07:00']);
    expect(next({ timezone: 'UTC' }, '2026-05-01T06:59:59.999Z', 1)).toEqual(['2026-05-01T07:00']);
  });
});
