import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReparseCounts } from '../domain/repair/reparse/reparse.ts';
import { findReparse } from '../domain/repair/reparse/reparse-rows.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import { startReparse } from '../workflows/reparse/client.ts';
import type { ReparseKey } from '../workflows/reparse/types.ts';
import { besideLive } from './beside-live.ts';
import type { Product } from './product.ts';
import type { Traffic } from './traffic.ts';

/**
 * Reparses everything that the bench has sent, by a map that gives every event another text, with 500 events/s
 * arriving meanwhile. A run lasts until every history that it touched is refolded.
 */
export async function benchReparse(product: Product, traffic: Traffic, say: (line: string) => void) {
  const temporal = createTemporal(product.env);
  await mapBy(product, { message: 'station' });
  const until = new Date();
  const figures = await besideLive(product, traffic, {
    ...{ what: 'Reparse', written: 'changed', eventsPerSecond: 500, say },
    run: (systemId) => reparse(product, temporal, systemId, until),
  });
  await temporal.close();
  return figures;
}

/** Has all integrations of the customer read by another map from now on. */
export async function mapBy({ db, customerId }: Product, fields: Record<string, string>): Promise<void> {
  await db('external_systems')
    .where({ customer_id: customerId })
    .update({ field_map: JSON.stringify({ fields }) });
}

/** Waits for the end of a run. @throws Error unless it is complete. */
export async function runEnded({ db }: Product, key: ReparseKey): Promise<ReparseCounts> {
  for (;;) {
    const found = await findReparse(db, key);
    if (found?.status === 'COMPLETE') return found.counts;
    if (found?.finishedAt) throw new Error(`the run ended as ${found.status}: ${found.error}`);
    await sleep(500);
  }
}

async function reparse(product: Product, temporal: Temporal, systemId: number, until: Date): Promise<ReparseCounts> {
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
  return runEnded(product, key);
}
