import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAbsentTime, readTime, timeProblem } from './times.ts';

const zoned = (timezone: string, timestampOffsetHours = 0) => ({ timezone, timestampOffsetHours });
const read = (raw: unknown, timezone = 'America/New_York', offsetHours = 0): string | null => {
  const at = readTime(raw, zoned(timezone, offsetHours));
  return at === null ? null : new Date(at).toISOString();
};

test.each([
  ['2026-01-05T14:03:22.118-05:00', '2026-01-05T19:03:22.118Z'],
  ['2026-01-05T19:03:22Z', '2026-01-05T19:03:22.000Z'],
  ['2026-01-05T19:03:22.11Z', '2026-01-05T19:03:22.110Z'],
  ['2026-01-05T19:03:22.123456789Z', '2026-01-05T19:03:22.123Z'],
  ['2026-01-05T19:03:22.999999999+00:00', '2026-01-05T19:03:22.999Z'],
  ['2026-01-05T19:03:22,5+0530', '2026-01-05T13:33:22.500Z'],
  ['2026-01-05 14:03:22 -05', '2026-01-05T19:03:22.000Z'],
  ['2026-01-05T14:03:22-05:00[America/New_York]', '2026-01-05T19:03:22.000Z'],
  ['2026-01-05 14:03:22', '2026-01-05T19:03:22.000Z'],
  ['2015-02-12 13:51:36', '2015-02-12T18:51:36.000Z'],
  ['2026-01-05T14:03', '2026-01-05T19:03:00.000Z'],
  ['28-Apr-26 5:08 PM CDT', '2026-04-28T22:08:00.000Z'],
  ['05-Jan-26 2:03 PM EST', '2026-01-05T19:03:00.000Z'],
  ['02-Mar-22 12:00:43 PM CST', '2022-03-02T18:00:43.000Z'],
  ['02-Mar-22 12:00:43 AM CST', '2022-03-02T06:00:43.000Z'],
  ['05-Jan-26 2:03 PM EST', '2026-01-05T19:03:00.000Z'],
  ['05-Jan-2026 14:03', '2026-01-05T19:03:00.000Z'],
  ['5/7/2022 12:05', '2022-05-07T16:05:00.000Z'],
  ['12/31/2022 9:05:07 PM', '2023-01-01T02:05:07.000Z'],
  [1767639802118, '2026-01-05T19:03:22.118Z'],
  ['1767639802118', '2026-01-05T19:03:22.118Z'],
  [1767639802, '2026-01-05T19:03:22.000Z'],
  ['1767639802', '2026-01-05T19:03:22.000Z'],
  [1767639802.5, '2026-01-05T19:03:22.500Z'],
])('reads %s', (raw, instant) => {
  expect(read(raw)).toBe(instant);
});

test('a space that newer formatters put before PM is a space', () => {
  expect(read('05-Jan-26 2:03\u202fPM EST')).toBe('2026-01-05T19:03:00.000Z');
});

test.each([
  'yesterday',
  '',
  '2026-13-05 14:03:22',
  '2026-02-29 14:03:22',
  '2026-01-05 24:03:22',
  '2026-01-05 14:60:22',
  '2026-01-05',
  '13/5/2022 12:05',
  '31-Jun-26 5:08 PM CDT',
  '28-Abr-26 5:08 PM CDT',
  '28-Apr-26 13:08 PM CDT',
  '28-Apr-26 0:08 AM CDT',
  '2026-01-05 14:03:22 XQZ',
  '2026-01-05T14:03:22+19:00',
  '12:05',
  '%alarmData.time%',
  `2026-01-05 14:03:22${' '.repeat(99)}`,
  true,
  {},
  [],
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
])('does not guess at %j', (raw) => {
  expect(read(raw)).toBeNull();
});

test('an offset in the text wins over the zone and is never shifted', () => {
  for (const raw of ['2026-01-05T14:03:22-05:00', '05-Jan-26 2:03:22 PM EST', '2026-01-05T19:03:22Z', 1767639802000]) {
    expect(read(raw, 'America/Denver', 3)).toBe('2026-01-05T19:03:22.000Z');
  }
});

test('a time without a zone is read in the zone of the integration and then shifted by its hours', () => {
  expect(read('2026-01-05 14:03:22', 'America/Chicago')).toBe('2026-01-05T20:03:22.000Z');
  expect(read('2026-01-05 14:03:22', 'America/Chicago', -1)).toBe('2026-01-05T19:03:22.000Z');
  expect(read('5/7/2022 12:05', 'Asia/Kolkata', 0.5)).toBe('2022-05-07T07:05:00.000Z');
});

test.each([
  ['CST', 'America/Chicago', '2026-01-05T20:00:00.000Z'],
  ['CST', 'Asia/Shanghai', '2026-01-05T06:00:00.000Z'],
  ['IST', 'Asia/Kolkata', '2026-01-05T08:30:00.000Z'],
  ['IST', 'Asia/Jerusalem', '2026-01-05T12:00:00.000Z'],
  ['IST', 'Europe/Dublin', '2026-01-05T13:00:00.000Z'],
  ['EST', 'Australia/Brisbane', '2026-01-05T04:00:00.000Z'],
  ['EST', 'America/Chicago', '2026-01-05T19:00:00.000Z'],
  ['CST', 'America/New_York', '2026-01-05T20:00:00.000Z'],
  ['AEDT', 'America/Chicago', '2026-01-05T03:00:00.000Z'],
])('the abbreviation %s within %s', (abbreviation, zone, instant) => {
  expect(read(`05-Jan-26 2:00 PM ${abbreviation}`, zone)).toBe(instant);
});

test('an abbreviation that means nothing near the zone is not guessed at', () => {
  expect(read('05-Jan-26 2:00 PM IST', 'America/New_York')).toBeNull();
});

test('a controller that ignores daylight saving means the standard time it writes', () => {
  expect(read('02-Jul-22 12:00 PM CST', 'America/Chicago')).toBe('2022-07-02T18:00:00.000Z');
});

test('when clocks go forward, the abbreviation follows and the hour that never was lies behind the change', () => {
  expect(read('12-Mar-22 11:59:59 PM CST', 'America/Chicago')).toBe('2022-03-13T05:59:59.000Z');
  expect(read('13-Mar-22 3:00:00 AM CDT', 'America/Chicago')).toBe('2022-03-13T08:00:00.000Z');
  expect(read('2022-03-13 01:59:59', 'America/Chicago')).toBe('2022-03-13T07:59:59.000Z');
  expect(read('2022-03-13 02:30:00', 'America/Chicago')).toBe('2022-03-13T08:30:00.000Z');
  expect(read('2022-03-13 03:00:00', 'America/Chicago')).toBe('2022-03-13T08:00:00.000Z');
});

test('when clocks go back, a time that was twice is the earlier one unless its abbreviation says', () => {
  expect(read('2022-11-06 00:59:59', 'America/Chicago')).toBe('2022-11-06T05:59:59.000Z');
  expect(read('2022-11-06 01:30:00', 'America/Chicago')).toBe('2022-11-06T06:30:00.000Z');
  expect(read('2022-11-06 02:00:00', 'America/Chicago')).toBe('2022-11-06T08:00:00.000Z');
  expect(read('06-Nov-22 1:30 AM CDT', 'America/Chicago')).toBe('2022-11-06T06:30:00.000Z');
  expect(read('06-Nov-22 1:30 AM CST', 'America/Chicago')).toBe('2022-11-06T07:30:00.000Z');
});

test('both changes hold where clocks move by half an hour, and south of the equator', () => {
  expect(read('2022-10-02 02:15:00', 'Australia/Lord_Howe')).toBe('2022-10-01T15:45:00.000Z');
  expect(read('2022-04-03 01:45:00', 'Australia/Lord_Howe')).toBe('2022-04-02T14:45:00.000Z');
  expect(read('2022-04-03 02:30:00', 'Australia/Sydney')).toBe('2022-04-02T15:30:00.000Z');
});

/** Wall-clock time of an instant as the runtime formats it. */
function wallClock(at: number, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(at);
  return parts.replace(', ', ' ');
}

test('in any zone a wall-clock time comes back as an instant that shows it', () => {
  const zones = fc.constantFrom(
    'America/Chicago',
    'Europe/Berlin',
    'Africa/Casablanca',
    'Asia/Kolkata',
    'Pacific/Chatham',
  );
  const instants = fc.integer({ min: Date.UTC(1995, 0, 1) / 1_000, max: Date.UTC(2035, 0, 1) / 1_000 });
  fc.assert(
    fc.property(zones, instants, (timezone, seconds) => {
      const shown = wallClock(seconds * 1_000, timezone);
      const at = readTime(shown, zoned(timezone));
      expect(at).not.toBeNull();
      expect(wallClock(at ?? 0, timezone)).toBe(shown);
      expect(at).toBeLessThanOrEqual(seconds * 1_000);
    }),
  );
});

test('any ISO instant is read to the millisecond', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      expect(readTime(date.toISOString(), zoned('Asia/Tokyo', 5))).toBe(date.getTime());
    }),
  );
});

test('nothing, a word for it and the zero of the epoch mean that there is no such time', () => {
  const absent = [
    undefined,
    null,
    '',
    ' ',
    'null',
    'N/A',
    '<empty>',
    '-',
    0,
    '0',
    '1970-01-01T00:00:00.000Z',
    '%ackTime%',
  ];
  for (const raw of absent) expect(isAbsentTime(raw), String(raw)).toBe(true);
  for (const raw of ['soon', 12, '2026-01-05']) expect(isAbsentTime(raw)).toBe(false);
});

test('a problem names the field and the text, or the timezone that is at fault', () => {
  expect(timeProblem('ackTime', 'soon', zoned('UTC'))).toBe('ackTime "soon" is not a valid time');
  expect(timeProblem('timestamp', undefined, zoned('UTC'))).toBe('timestamp is missing');
  expect(timeProblem('timestamp', true, zoned('UTC'))).toBe('timestamp is neither a text nor a number');
  expect(timeProblem('timestamp', '05-Jan-26 2:03 PM IST', zoned('America/New_York'))).toMatch(
    /not a valid time: IST is ambiguous in America\/New_York/,
  );
  expect(timeProblem('timestamp', '32-Jan-26 2:03 PM', zoned('UTC'))).toMatch(/not a valid time$/);
  expect(read('2026-01-05 14:03:22', 'America/Chikago')).toBeNull();
  expect(timeProblem('timestamp', '2026-01-05 14:03:22', zoned('America/Chikago'))).toMatch(
    /"America\/Chikago" is not known/,
  );
});
