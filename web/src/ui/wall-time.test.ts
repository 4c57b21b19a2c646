import { expect, test } from 'vitest';
import { fromWallTime, toWallTime } from './wall-time.ts';

const zones = ['UTC', 'America/Chicago', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe'];

test('a picker shows the wall clock of the zone that was chosen, and gives its instant back', () => {
  const at = new Date('2026-05-10T03:30:00Z');
  const shown = toWallTime(at, 'America/Chicago');
  expect([shown.getFullYear(), shown.getMonth(), shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([
    2026, 4, 9, 22, 30,
  ]);
  for (const zone of zones)
    for (let hour = 0; hour < 24 * 365; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const back = fromWallTime(toWallTime(instant, zone), zone);
      // an hour that is shown twice means the one or the other
      expect(Math.abs(back.getTime() - instant.getTime()), `${zone} ${instant.toISOString()}`).toBeLessThanOrEqual(
        [3, 4, 10, 11].includes(instant.getUTCMonth() + 1) ? 3_600_000 : 0,
      );
    }
});

test('around the hour that clocks skip or repeat, wall time means an instant of that day', () => {
  expect(fromWallTime(new Date(2026, 2, 8, 3, 0), 'America/Chicago').toISOString()).toBe('2026-03-08T08:00:00.000Z');
  expect(fromWallTime(new Date(2026, 2, 8, 1, 59), 'America/Chicago').toISOString()).toBe('2026-03-08T07:59:00.000Z');
  expect(fromWallTime(new Date(2026, 10, 1, 2, 0), 'America/Chicago').toISOString()).toBe('2026-11-01T08:00:00.000Z');
});
