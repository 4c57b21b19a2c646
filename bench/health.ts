import { performance } from 'node:perf_hooks';
import { findLostConnections } from '../domain/integrations/alerts/find-lost-connections.ts';
import { systemClock } from '../platform/clock.ts';
import { quantile } from './load.ts';
import { type Product, usageOf } from './product.ts';

const customers = 500;
const perCustomer = 10;
const passes = 60;

/**
 * Measures what it costs to judge the connections of 5,000 systems once a minute: the CPU of this process and of
 * Postgres in a pass, as a share of a core.
 */
export async function benchHealth(product: Product, say: (line: string) => void) {
  await storeSystems(product);
  const postgres = product.pids().find(([name]) => name === 'postgres')?.[1];
  const cpuSeconds = () => (postgres ? usageOf(postgres).cpuSeconds : 0) + process.cpuUsage().user / 1e6;
  const deps = { db: product.db, clock: systemClock };
  await findLostConnections(deps);
  const took: number[] = [];
  const before = cpuSeconds();
  for (let n = 0; n < passes; n += 1) {
    const begin = performance.now();
    await findLostConnections(deps);
    took.push(performance.now() - begin);
  }
  const shareOfCore = (cpuSeconds() - before) / passes / 60;
  const p95 = Math.round(quantile(took, 0.95));
  const share = `${(shareOfCore * 100).toFixed(2)} % of a core`;
  say(`${(customers * perCustomer).toLocaleString('en')} systems judged every minute: ${share}, a pass p95 ${p95} ms`);
  return { shareOfCore, p95 };
}

/** Stores customers with sources, a tenth of which have been silent for an hour. */
async function storeSystems({ db }: Product): Promise<void> {
  await db.raw(
    `insert into customers (id, name)
     select 700000 + n, 'Judged ' || n from generate_series(1, ?) n on conflict do nothing`,
    [customers],
  );
  await db.raw(
    `insert into external_systems (customer_id, name, display_name, schema, connection_type, etl_normalize_version)
     select 700000 + n, 'judged ' || m, 'Judged ' || m, 'generic', 'DATAPUMP', 'generic-json-1'
     from generate_series(1, ?) n, generate_series(1, ?) m on conflict do nothing`,
    [customers, perCustomer],
  );
  await db.raw(
    `insert into external_system_contacts (customer_id, system_id, last_access_at)
     select customer_id, id, now() + interval '1 day' * (case when id % 10 = 0 then -1 else 1 end)
     from external_systems where name like 'judged %' on conflict do nothing`,
  );
}
