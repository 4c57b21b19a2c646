import { afterAll, beforeAll, test } from 'vitest';
import { comparedRows } from '../workflows/sweeps/compared-rows.ts';
import { item, openRoad, type Road } from './support/road.ts';
import { until } from './support/until.ts';
import { closing, startWorkScene, type WorkScene } from './support/work-scene.ts';

let road: Road;
let scene: WorkScene;
beforeAll(async () => {
  road = await openRoad();
  scene = await startWorkScene();
});
afterAll(() => Promise.all([road?.close(), scene?.stop()]));

const t0 = Date.parse('2026-01-05T14:00:00Z');
const at = (minutes: number): string => new Date(t0 + minutes * 60_000).toISOString();

/** Waits until the warehouse says of every row of a customer what Postgres says, for each kind of rows that is named. */
async function agree(customerId: number, names: readonly string[], count: number): Promise<void> {
  const { db, warehouse } = road;
  for (const rows of comparedRows.filter(({ name }) => names.includes(name)))
    await until(`the same ${rows.name}`, async () => {
      const held = await rows.held(db, customerId, { after: 0, limit: 100 });
      const stored = await rows.stored(warehouse, { customerId, after: 0, to: Number.MAX_SAFE_INTEGER, limit: 100 });
      const facts = held.flatMap(({ id, fact }) => (fact === null ? [] : [[id, fact]]));
      return facts.length === count && facts.every(([id, fact]) => stored.get(id as number) === fact);
    });
}

test('what the road brings from doors says the same in Postgres and the warehouse', async () => {
  // ends, starts again, repetitions, and events that come too late
  await road.send(...[1, 2, 3, 4, 5].map((point) => item('ALARM', `AHU-${point}.SAT`, at(10))));
  await road.send(item('RTN', 'AHU-2.SAT', at(12)), item('RTN', 'AHU-3.SAT', at(12)), item('RTN', 'AHU-4.SAT', at(15)));
  await road.send(item('ALARM', 'AHU-3.SAT', at(20)), item('ALARM', 'AHU-1.SAT', at(10)));
  await road.send(
    item('ALARM', 'AHU-5.SAT', at(2)),
    item('RTN', 'AHU-5.SAT', at(4)),
    item('ALARM', 'AHU-4.SAT', at(13)),
  );
  await agree(road.customerId, ['instances'], 5);
  await agree(road.customerId, ['entries'], 2);
});

test('so do the tickets of people', async () => {
  const { id } = await scene.ticket();
  await scene.ticket();
  await scene.change(closing(id));
  await agree(scene.customerId, ['tickets'], 2);
});
