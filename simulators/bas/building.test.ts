import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openRoad, type Road, rowsWhen } from '../../tests/support/road.ts';
import { until } from '../../tests/support/until.ts';
import { createBuilding } from './building.ts';
import { readDerivedLog } from './derived-log.ts';
import { buildingZone } from './dialect.ts';
import type { DialectName } from './dialects.ts';
import { liveGapMs, pairActivations } from './schedule.ts';

const rows = readDerivedLog();
const roads: Road[] = [];
afterAll(() => Promise.all(roads.map((road) => road.close())));

test('the month of the log: 616 activations, of which 13 stay open', () => {
  expect(rows.filter((row) => row.event === 'ALARM')).toHaveLength(616);
  const open = new Set<string>();
  for (const row of rows) {
    const key = `${row.point}/${row.message}`;
    if (row.event === 'ALARM') open.add(key);
    else open.delete(key);
  }
  expect(open.size).toBe(13);
});

test('a return carries the activation of its alarm, and another round has other activations', () => {
  const paired = pairActivations(rows, 0, (row) => row.at);
  const returns = paired.filter((one) => one.row.event === 'RTN' && one.activatedAt < one.at);
  const alarms = new Set(paired.filter((one) => one.row.event === 'ALARM').map((one) => one.activation));
  expect(returns.length).toBeGreaterThan(500);
  for (const one of returns) expect(alarms.has(one.activation)).toBe(true);
  const other = pairActivations(rows, 1, (row) => row.at);
  expect(other.some((one) => alarms.has(one.activation))).toBe(false);
});

test('the live part keeps the gaps of the building, shorter', () => {
  const [first, second] = rows;
  expect(liveGapMs(rows, 1, 100)).toBe(((second?.at ?? 0) - (first?.at ?? 0)) / 100);
  expect(liveGapMs(rows, 0, 100)).toBe(0);
});

test('its month arrives whole, ends now, and a restart goes on where it left off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'building-'));
  const stateFile = join(folder, 'building.json');
  const systems: Array<{ dialect: DialectName; points: string; version: string }> = [
    { dialect: 'niagara', points: '^S-7\\.', version: 'niagara-n4-json-1' },
    { dialect: 'generic', points: '^VAV-', version: 'generic-json-1' },
  ];
  for (const { version } of systems)
    roads.push(await openRoad({ connectionType: 'DATAPUMP', etlNormalizeVersion: version, timezone: buildingZone }));
  const integrations = systems.map(({ dialect, points }, n) => ({
    dialect,
    points,
    systemId: roads[n]?.systemId ?? 0,
    key: roads[n]?.key ?? '',
  }));
  const building = () =>
    createBuilding({
      target: inject('product').gateway,
      integrations,
      stateFile,
      speed: 1,
      clock: systemClock,
      log: pino({ level: 'silent' }),
    });
  const state = async () => JSON.parse(await readFile(stateFile, 'utf8')) as { historySent: number; shiftMs: number };

  const first = building();
  await first.start();
  await until('some of the month', async () => (await state()).historySent > 0);
  await first.stop();
  const before = await state();
  const second = building();
  await second.start();
  await until('the whole month', async () => (await state()).historySent === rows.length);
  expect((await state()).shiftMs).toBe(before.shiftMs);
  await second.stop();

  const activations = (prefix: RegExp) => rows.filter((row) => row.event === 'ALARM' && prefix.test(row.point)).length;
  for (const [n, prefix] of [/^S-7\./, /^VAV-/].entries()) {
    const road = roads[n] as Road;
    // live sending may have begun with the first row of the next round
    const instances = await rowsWhen(road, 'instances', (found) => found.length >= activations(prefix));
    expect(instances.length - activations(prefix)).toBeLessThanOrEqual(1);
  }
  const open = await until('the open ones', async () => {
    const states = (await Promise.all(roads.map((road) => road.states()))).flat().filter((one) => one.is_active);
    return states.length >= 13 && states.length <= 14 ? states : null;
  });
  expect(Date.now() - Math.max(...open.map((one) => (one.latest_alarm_at as Date).getTime()))).toBeLessThan(
    10 * 60_000,
  );
  await rm(folder, { recursive: true });
});
