import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReparse } from '../domain/repair/reparse/reparse-rows.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import {
  findPrioritizedAlarms,
  findStartedInstances,
  findWorkCoverage,
} from '../warehouse/queries/kpis/alarm-metrics.ts';
import { startCommands } from '../workflows/commands/client.ts';
import { startReparse } from '../workflows/reparse/client.ts';
import { testEnv } from './support/engines.ts';
import { mapBy, queueReplay, replayEnded, timeFirst, unread } from './support/replays.ts';
import { item, openRoad, type Road, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

let temporal: Temporal;
let road: Road;
beforeAll(async () => {
  temporal = createTemporal(testEnv());
  road = await openRoad();
});
afterAll(() => Promise.all([temporal.close(), road.close()]));

const hour = 3_600_000;
const day = 24 * hour;
/** Time within two past periods, the days that are measured. */
const [january, february] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 1, 5)];
const at = (hours: number, of = january): string => new Date(of + hours * hour).toISOString();
/** Events that the source sends again after its clock was wrong. */
const corrected = (hours: number) => ({ corrected: at(hours, february) });

/** Occurrences that started, alarms that were active, and alarms that needed work, of a period. */
async function measure(of: number): Promise<{ started: number; active: number; needing: number }> {
  const measured = {
    ...{
      customerId: road.customerId,
      bounds: [of, of + day],
      now: Date.now(),
      condition: null,
      withoutAutomation: false,
    },
    ...{ capMs: 7 * day, quietMs: 7 * day, windowMs: 30 * day },
  };
  const whole = <Row extends { part: number }>(rows: Row[]): Row[] => rows.filter(({ part }) => part === 0);
  const started = whole(await findStartedInstances(road.warehouse, measured));
  const [active] = whole(await findPrioritizedAlarms(road.warehouse, measured));
  const [needing] = whole(await findWorkCoverage(road.warehouse, measured));
  return {
    started: started.reduce((sum, { instances }) => sum + instances, 0),
    active: active?.denominator ?? 0,
    needing: needing?.denominator ?? 0,
  };
}
const measuredAs = (of: number, expected: object) =>
  until(`${JSON.stringify(expected)} to be measured`, async () => {
    const found = await measure(of);
    return JSON.stringify(found) === JSON.stringify(expected) ? found : null;
  });

test('late, replayed and reparsed data correct the KPIs of past periods', async () => {
  const sent = (event: 'ALARM' | 'RTN', point: string, hours: number) => ({
    ...item(event, point, at(hours), corrected(hours)),
    when: at(hours),
  });
  await road.send(sent('ALARM', 'AHU-1', 10), sent('RTN', 'AHU-1', 11));
  // it cannot be read yet
  await road.send(unread('ALARM', 'AHU-2', at(5), corrected(5)), unread('RTN', 'AHU-2', at(6), corrected(6)));
  await rowsWhen(road, 'outcomes', (rows) => rows.length === 2);
  await measuredAs(january, { started: 1, active: 1, needing: 1 });

  // late: an occurrence of the same alarm before the one that is known, and of another alarm
  await road.send(sent('ALARM', 'AHU-1', 2), sent('RTN', 'AHU-1', 3));
  await measuredAs(january, { started: 2, active: 1, needing: 1 });

  // what a replay adds started and was active, yet nobody could have covered it with work (KPI.15)
  await mapBy(road, timeFirst);
  const command = await queueReplay(road);
  await startCommands(temporal, { customerId: road.customerId, systemId: road.systemId });
  expect(await replayEnded(road, command)).toMatchObject({ status: 'COMPLETE' });
  await measuredAs(january, { started: 3, active: 2, needing: 1 });

  // read again, it was all a month later
  await mapBy(road, { occurredAt: 'corrected' });
  const key = { customerId: road.customerId, id: randomUUID() };
  const now = new Date();
  await road.db('reparses').insert({
    ...{ customer_id: key.customerId, id: key.id, system_id: road.systemId, normaliser: 'generic-json-1' },
    ...{ read_from: null, read_to: now, is_dry_run: false, status: 'IN_PROGRESS', created_at: now, updated_at: now },
  });
  await startReparse(temporal, key);
  await until('the end of the reparse', async () => (await findReparse(road.db, key))?.finishedAt ?? null);
  await measuredAs(january, { started: 0, active: 0, needing: 0 });
  await until('all of it a month later', async () => (await measure(february)).started === 3);
});
