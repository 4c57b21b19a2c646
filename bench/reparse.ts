import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReparseCounts } from '../domain/repair/reparse/reparse.ts';
import { findReparse } from '../domain/repair/reparse/reparse-rows.ts';
import { createTemporal } from '../platform/temporal.ts';
import { startReparse } from '../workflows/reparse/client.ts';
import { openLoop, quantile } from './load.ts';
import type { Product } from './product.ts';
import type { Traffic } from './traffic.ts';
import { watchVisible } from './visible.ts';

/**
 * Reparses everything that the bench has sent, by a map that gives every event another text, with 500 events/s
 * arriving meanwhile. A run lasts until every history that it touched is refolded.
 */
export async function benchReparse(product: Product, traffic: Traffic, say: (line: string) => void) {
  const temporal = createTemporal(product.env);
  await product
    .db('external_systems')
    .where({ customer_id: product.customerId })
    .update({ field_map: JSON.stringify({ fields: { message: 'station' } }) });
  const watch = await watchVisible(product);
  const stopping = new AbortController();
  const live = openLoop({
    product,
    traffic,
    requestsPerSecond: 25,
    itemsPerRequest: 20,
    seconds: 3_600,
    onSent: watch.sent,
    signal: stopping.signal,
  });
  const begin = performance.now();
  const until = new Date();
  const counts: ReparseCounts[] = [];
  // sequentially: the worker would run them concurrently, and none could be measured alone
  for (const systemId of product.systems) counts.push(await run(product, temporal, systemId, until));
  const seconds = (performance.now() - begin) / 1_000;
  stopping.abort();
  await live;
  await sleep(3_000);
  const latencies = watch.stop();
  await temporal.close();
  const sum = (field: keyof ReparseCounts): number => counts.reduce((total, one) => total + one[field], 0);
  const figures = {
    events: sum('events'),
    changed: sum('changed'),
    perSecond: Math.round(sum('events') / seconds),
    liveP50: Math.round(quantile(latencies, 0.5)),
    liveP99: Math.round(quantile(latencies, 0.99)),
  };
  say(
    `Reparse of ${figures.events.toLocaleString('en')} events, ${figures.changed.toLocaleString('en')} of them changed: ` +
      `${figures.perSecond.toLocaleString('en')}/s; 500/s beside it visible at p50 ${figures.liveP50} ms, p99 ${figures.liveP99} ms`,
  );
  return figures;
}

async function run(
  product: Product,
  temporal: Parameters<typeof startReparse>[0],
  systemId: number,
  until: Date,
): Promise<ReparseCounts> {
  const key = { customerId: product.customerId, id: randomUUID() };
  await product.db('reparses').insert({
    customer_id: key.customerId,
    id: key.id,
    system_id: systemId,
    normaliser: 'generic-json-1',
    read_to: until,
    is_dry_run: false,
    status: 'IN_PROGRESS',
    created_at: until,
    updated_at: until,
  });
  await startReparse(temporal, key);
  for (;;) {
    const found = await findReparse(product.db, key);
    if (found?.status === 'COMPLETE') return found.counts;
    if (found?.finishedAt) throw new Error(`the reparse ended: ${found.error}`);
    await sleep(500);
  }
}
