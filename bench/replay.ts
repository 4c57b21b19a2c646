import { randomUUID } from 'node:crypto';
import type { ReparseCounts } from '../domain/repair/reparse/reparse.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import { startCommands } from '../workflows/commands/client.ts';
import { besideLive } from './beside-live.ts';
import { counted, sendAll } from './load.ts';
import { ofNewCustomer, type Product } from './product.ts';
import { mapBy, runEnded } from './reparse.ts';
import { createTraffic, type Traffic } from './traffic.ts';

/** Events that arrive each second meanwhile. */
const eventsPerSecond = 200;

/**
 * Replays the archive of a customer of which nothing could be read when it came, since its time stands under another name: each
 * event is added to its alarm. Then replays it again, when nothing is missing. Both with events arriving meanwhile at the same
 * integrations; each lasts until every history that it touched is derived again.
 */
export async function benchReplay(product: Product, { events, say }: { events: number; say: (line: string) => void }) {
  const own = await ofNewCustomer(product);
  const traffic = createTraffic(own.systems, Date.now() - 2 * 3_600_000);
  await sendAll(own, timedBy(traffic, '"when":$1'), events);
  const archived = traffic.made();
  await counted(() => rejectedOf(own), archived);
  await mapBy(own, { occurredAt: 'when' });
  const temporal = createTemporal(product.env);
  const live = timedBy(traffic, '"timestamp":$1,"when":$1');
  const replayed = (what: string) =>
    besideLive(own, live, {
      ...{ what, written: 'added', eventsPerSecond, say },
      run: (systemId) => replay(own, temporal, systemId),
    });
  const missing = await replayed('Replay');
  if (missing.written !== archived) throw new Error(`${missing.written} of ${archived} missing events were added`);
  const stored = await replayed('Once more');
  await temporal.close();
  return { missing, stored };
}

/** Writes the time of the items in another way. */
const timedBy = (traffic: Traffic, time: string): Pick<Traffic, 'items'> => ({
  items: (...of) => traffic.items(...of).map((item) => item.replace(/"timestamp":("[^"]*")/, time)),
});

async function rejectedOf({ warehouse, customerId }: Product): Promise<number> {
  const answer = await warehouse.query({
    query: `SELECT count() AS n FROM outcomes FINAL WHERE customer_id = {customerId:UInt32} AND outcome = 'rejected'`,
    query_params: { customerId },
    format: 'JSONEachRow',
  });
  return Number((await answer.json<{ n: string }>())[0]?.n ?? 0);
}

async function replay(product: Product, temporal: Temporal, systemId: number): Promise<ReparseCounts> {
  const { customerId, db } = product;
  const key = { customerId, id: randomUUID() };
  const now = new Date();
  await db('external_system_commands').insert({
    ...{ customer_id: customerId, system_id: systemId, id: key.id, created_at: now, queued_at: now, range_to: now },
    ...{ command_type: 'HISTORICAL', runner: 'SERVER', status: 'PENDING' },
  });
  await startCommands(temporal, { customerId, systemId });
  return runEnded(product, key);
}
