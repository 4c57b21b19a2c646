import { performance } from 'node:perf_hooks';
import { groupChanges } from '../domain/incidents/group-changes.ts';
import { systemClock } from '../platform/clock.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';
import { firstId, storePlant } from './relations.ts';

/** Starts a second, in batches as the consumer reads them, for this many seconds. */
const [perSecond, batchesPerSecond, seconds] = [500, 2, 120];

/**
 * Measures what grouping costs: starts on any of many related assets, batch by batch, one after the other. Milliseconds of a batch
 * include what Postgres does for it, so they are more than its processor time.
 */
export async function benchIncidents(
  product: Product,
  { entities, relations, say }: { entities: number; relations: number; say(line: string): void },
) {
  const { db, customerId } = product;
  const isStored = await db('entity_relations').where({ customer_id: customerId }).first('source_id');
  if (!isStored) await storePlant(product, entities, relations);
  const size = perSecond / batchesPerSecond;
  const firstAlarm = 900_000_000;
  const total = perSecond * seconds;
  await db.raw(
    `insert into alarms (customer_id, id, system_id, contextual_name, text, formatted_raw_text, point_entity_id)
     select :customerId::int, :first + n, 1, 'Alarm ' || n, 'Alarm', 'Alarm', :asset + 1 + n * 7919::bigint % :entities::int
     from generate_series(0, :total::int - 1) as n on conflict do nothing`,
    { customerId, first: firstAlarm, asset: firstId, entities, total },
  );
  const from = Date.now() - seconds * 1_000;
  const took: number[] = [];
  const own = process.cpuUsage();
  for (let batch = 0; batch < batchesPerSecond * seconds; batch += 1) {
    const starts = Array.from({ length: size }, (_, n) => ({
      alarmId: firstAlarm + batch * size + n,
      at: from + Math.round(((batch + n / size) * 1_000) / batchesPerSecond),
    }));
    const begin = performance.now();
    await groupChanges({ db, clock: systemClock, customer: { id: customerId } }, { starts, touched: [] });
    took.push(performance.now() - begin);
  }
  const { user, system } = process.cpuUsage(own);
  const figures = {
    p50: Math.round(quantile(took, 0.5)),
    p95: Math.round(quantile(took, 0.95)),
    perStart: Math.round((took.reduce((sum, ms) => sum + ms, 0) / total) * 1_000) / 1_000,
    ownPerStart: Math.round(((user + system) / total / 1_000) * 1_000) / 1_000,
  };
  say(
    `grouping of ${perSecond} starts a second on ${entities.toLocaleString('en')} related assets: a batch of ${size} takes ${figures.p50} ms (p95 ${figures.p95}), a start ${figures.perStart} ms, of which the process ${figures.ownPerStart}`,
  );
  return figures;
}
