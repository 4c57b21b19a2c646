import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCustomer } from '../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { newKey } from '../domain/integrations/keys.ts';
import { createUser } from '../domain/people/create-user.ts';
import { createDatabase, type Database } from '../platform/database.ts';
import { fromRoot } from '../platform/root.ts';
import { buildAll } from '../start/build.ts';
import { startOwnProduct } from '../start/own-product.ts';
import { productPlans } from '../start/plans.ts';
import { createWarehouseClient, type WarehouseClient } from '../warehouse/client.ts';

export const password = 'Bench-horse-9';

/** The product on engines of its own, with one customer and its five integrations. */
export async function startProduct(say: (line: string) => void) {
  await buildAll();
  const product = await startOwnProduct({
    dataDir: fromRoot('.data/bench'),
    choose: 'local',
    say,
    line: (name, text) => say(`${name} ${text}`),
  });

  const db = createDatabase(product.env.DATABASE_URL, { pool: 2, name: 'bench' });
  const warehouse = createWarehouseClient(product.env, 'bench');
  const customer = await newCustomer(db);
  const pids = (): Array<[string, number]> => [
    ...productPlans.map(({ name }): [string, number] => [name, product.processes.pid(name) ?? 0]),
    ...product.engines.list.map(({ name, pid }): [string, number] => [name, pid ?? 0]),
    ['load generator', process.pid],
  ];
  return {
    api: product.api,
    env: product.env,
    mail: product.mail,
    gateway: product.gateway,
    doors: (system: number) => `${product.gateway}/ingest/${system}/events`,
    ...customer,
    db,
    warehouse,
    pids,
    eventsInWarehouse: () => countEvents(warehouse, customer.customerId),
    /** Kills every process of the product, which its supervisor starts again. @returns milliseconds until all are ready. */
    async killAll(): Promise<number> {
      const begin = performance.now();
      for (const { name } of productPlans) product.processes.kill(name, 'SIGKILL');
      // until the last has ended, an answer may be that of a process about to
      await sleep(1_000);
      const isReady = async (name: string): Promise<boolean> =>
        (await fetch(`${product.processes.healthUrl(name)}/ready`).catch(() => null))?.status === 200;
      for (const { name } of productPlans) while (!(await isReady(name))) await sleep(100);
      return Math.round(performance.now() - begin);
    },
    async stop(): Promise<void> {
      await db.destroy();
      await warehouse.close();
      await product.stop();
    },
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The same product with a customer of its own: what a phase stores for it does not count as the bench's traffic. */
export async function ofNewCustomer(product: Product): Promise<Product> {
  const customer = await newCustomer(product.db);
  return {
    ...product,
    ...customer,
    eventsInWarehouse: () => countEvents(product.warehouse, customer.customerId),
  };
}

/** A customer with a user who sees its alarms and five integrations. */
async function newCustomer(db: Database) {
  const customerId = 100_000 + (Date.now() % 1_000_000_000);
  const key = newKey();
  const email = `bench-${customerId}@example.com`;
  await createCustomer(db, { id: customerId, name: `Bench ${customerId}`, isBasPriorityEnabled: true });
  await addCustomerKey(db, customerId, key);
  await createUser(db, { email, password, displayName: 'Bench', memberships: [{ customerId, authRole: 'ADMIN' }] });
  const systems: number[] = [];
  for (let n = 1; n <= 5; n += 1) {
    systems.push(
      await createExternalSystem(db, {
        customerId,
        name: `source-${n}`,
        displayName: `Source ${n}`,
        schema: 'generic',
        connectionType: 'INBOUND_API',
        etlNormalizeVersion: 'generic-json-1',
      }),
    );
  }
  return { customerId, key, email, systems };
}

/** Events of a customer in ClickHouse; without FINAL: the bench sends each event once. */
async function countEvents(warehouse: WarehouseClient, customerId: number): Promise<number> {
  const answer = await warehouse.query({
    query: 'SELECT count() AS n FROM events WHERE customer_id = {customerId:UInt32}',
    query_params: { customerId },
    format: 'JSONEachRow',
  });
  return Number((await answer.json<{ n: string }>())[0]?.n ?? 0);
}

const ticksPerSecond = 100;

/** CPU seconds so far, with child processes running or ended, and peak resident memory in MB of a process (Linux). */
export function usageOf(pid: number): { cpuSeconds: number; peakMb: number } {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const family = new Set([pid]);
  // the load generator is the parent of all, and counts alone; a child's pid may be smaller than its parent's
  for (let size = 0; pid !== process.pid && size !== family.size; ) {
    size = family.size;
    for (const one of processes) if (family.has(one.parent)) family.add(one.pid);
  }
  const ticks = processes.filter((one) => family.has(one.pid)).reduce((sum, one) => sum + one.ticks, 0);
  return { cpuSeconds: ticks / ticksPerSecond, peakMb: peakMbOf(pid) };
}

/** CPU time of each process and of its children that have ended. */
function statOf(pid: number): Array<{ pid: number; parent: number; ticks: number }> {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number);
    return [{ pid, parent: fields[0] ?? 0, ticks: fields.slice(10, 14).reduce((sum, each) => sum + each, 0) }];
  } catch {
    return [];
  }
}

function peakMbOf(pid: number): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

/** @returns computes the CPU seconds of each process and engine per 100,000 events, from the events since, and prints them. */
export function startCpu(product: Product, say: (line: string) => void): (events: number) => Record<string, number> {
  const before = new Map(product.pids().map(([name, pid]) => [name, usageOf(pid).cpuSeconds]));
  return (events) => {
    const used = product.pids().map(([name, pid]): [string, number] => {
      const seconds = usageOf(pid).cpuSeconds - (before.get(name) ?? 0);
      return [name, Number(((seconds / events) * 100_000).toFixed(2))];
    });
    say(`  CPU seconds per 100,000: ${used.map(([name, value]) => `${name} ${value}`).join(', ')}`);
    return Object.fromEntries(used);
  };
}
