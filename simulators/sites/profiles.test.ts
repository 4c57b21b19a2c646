import { expect, test } from 'vitest';
import type { LogRow } from '../bas/derived-log.ts';
import { badSite, chatterer, flood, healthySite, portfolio } from './profiles.ts';

const from = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;
const seeds = [1, 2, 3, 4, 5];
const alarmsOf = (rows: readonly LogRow[]) => rows.filter((row) => row.event === 'ALARM');

function countBy(rows: readonly LogRow[]): number[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.point, (counts.get(row.point) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}

/** Most rows within any window of so many milliseconds. */
function mostWithin(rows: readonly LogRow[], windowMs: number): number {
  let [most, first] = [0, 0];
  for (const [last, row] of rows.entries()) {
    while ((rows[first]?.at ?? 0) <= row.at - windowMs) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

test.each([
  ['healthySite', healthySite],
  ['badSite', badSite],
  ['chatterer', chatterer],
  ['flood', flood],
])('%s is the same for the same seed, in order, and no point alarms twice at once', (_, profile) => {
  for (const seed of seeds) {
    const rows = profile({ seed, from });
    expect(profile({ seed, from })).toEqual(rows);
    expect(profile({ seed: seed + 100, from })).not.toEqual(rows);
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => a - b));
    const open = new Set<string>();
    for (const { point, event } of rows) {
      expect(open.has(point)).toBe(event === 'RTN');
      if (event === 'ALARM') open.add(point);
      else open.delete(point);
    }
  }
});

test('a healthy site has 120 to 300 alarms a day', () => {
  for (const seed of seeds) {
    const alarms = alarmsOf(healthySite({ seed, from }));
    expect(alarms.length).toBeGreaterThanOrEqual(120);
    expect(alarms.length).toBeLessThanOrEqual(300);
    expect(alarms.every((row) => row.at >= from && row.at < from + dayMs)).toBe(true);
  }
});

test('a bad site has 2,000, about 60 % of them from ten points', () => {
  for (const seed of seeds) {
    const alarms = alarmsOf(badSite({ seed, from }));
    expect(alarms).toHaveLength(2_000);
    const top = countBy(alarms)
      .slice(0, 10)
      .reduce((sum, count) => sum + count, 0);
    expect(top / 2_000).toBeGreaterThan(0.55);
    expect(top / 2_000).toBeLessThan(0.65);
  }
});

test('5 % of the alarms never return', () => {
  for (const seed of seeds) {
    for (const rows of [healthySite({ seed, from }), badSite({ seed, from })]) {
      const alarms = alarmsOf(rows).length;
      expect((2 * alarms - rows.length) / alarms).toBeCloseTo(0.05, 2);
    }
  }
});

test('priorities are 80 % low, 15 % medium and 5 % high', () => {
  const alarms = seeds.flatMap((seed) => alarmsOf(flood({ seed, from })));
  const share = (lowest: number, highest: number) =>
    alarms.filter(({ priority }) => Number(priority) >= lowest && Number(priority) <= highest).length / alarms.length;
  expect(share(140, 255)).toBeCloseTo(0.8, 1);
  expect(share(80, 139)).toBeCloseTo(0.15, 1);
  expect(share(0, 79)).toBeCloseTo(0.05, 1);
});

test('a chatterer is one point, six times a minute for two hours', () => {
  const rows = chatterer({ seed: 1, from });
  const alarms = alarmsOf(rows);
  expect(countBy(alarms)).toEqual([720]);
  expect(mostWithin(alarms, 60_000)).toBe(6);
  expect(rows.at(-1)?.at).toBeLessThanOrEqual(from + 2 * 3_600_000);
});

test('a flood is 300 points within ten minutes, 95 % of which return within three', () => {
  const rows = flood({ seed: 1, from });
  const alarms = alarmsOf(rows);
  expect(countBy(alarms)).toHaveLength(300);
  expect(mostWithin(alarms, 600_000)).toBe(300);
  const began = new Map(alarms.map((row) => [row.point, row.at]));
  const quick = rows.filter((row) => row.event === 'RTN' && row.at - (began.get(row.point) ?? 0) <= 180_000);
  expect(quick).toHaveLength(285);
});

test('a portfolio of 200 sites has 40,000 to 400,000 alarms a day, and seconds with 50 to 500', () => {
  const days = [...portfolio({ seed: 1, from, sites: 200 })];
  expect(days.map(({ site }) => site)).toEqual(Array.from({ length: 200 }, (_, site) => site));
  const alarms = days.flatMap(({ rows }) => alarmsOf(rows)).sort((a, b) => a.at - b.at);
  expect(alarms.length).toBeGreaterThan(40_000);
  expect(alarms.length).toBeLessThan(400_000);
  const busiest = mostWithin(alarms, 1_000);
  expect(busiest).toBeGreaterThanOrEqual(50);
  expect(busiest).toBeLessThanOrEqual(520);
});

test('points are named in all the forms of the field', () => {
  const names = alarmsOf(flood({ seed: 1, from })).map((row) => row.point);
  for (const form of [/^B\dA\.A\d\.RM\d+:/, /^Campus\/Building/, /^SiteJace\d:/, /^site:NAE\d\/FC-1\./]) {
    expect(names.some((name) => form.test(name))).toBe(true);
  }
});
