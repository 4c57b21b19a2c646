import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';
import type { Ticket } from '../../domain/work/ticket.ts';
import { fromRoot } from '../../platform/root.ts';
import { createTemporal } from '../../platform/temporal.ts';
import type { Chance } from '../../simulators/cmms/faults.ts';
import { maximoProfile } from '../../simulators/cmms/profiles/maximo.ts';
import { startFakeSystem } from '../../simulators/cmms/server.ts';
import { askForSync } from '../../workflows/cmms-sync/client.ts';
import { startCmmsScene } from './cmms-scene.ts';
import { testEnv } from './engines.ts';
import { newTaskQueue } from './temporal.ts';
import { until } from './until.ts';

const faults: Chance['faults'] = [
  { rate: 0.08, fault: { kind: 'dropAfter', method: 'POST' } },
  { rate: 0.03, fault: { kind: 'hangAfter', method: 'POST' } },
  { rate: 0.04, fault: { kind: 'dropBefore' } },
  { rate: 0.03, fault: { kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: {} } },
  { rate: 0.05, fault: { kind: 'status', status: 500 } },
  { rate: 0.03, fault: { kind: 'html' } },
  { rate: 0.05, fault: { kind: 'stale', method: 'POST' } },
];

/**
 * Tickets are brought to a simulated Maximo that fails in all its ways, by workers that are killed on their way; what has
 * failed is tried again as a person would. In the end there is one order a ticket, and each ticket knows its own.
 */
export async function bringThroughChaos(count: number, seed: number): Promise<void> {
  const scene = await startCmmsScene();
  const fake = await startFakeSystem(maximoProfile);
  fake.orders.lagMs = 1_000;
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const temporal = createTemporal(env);
  const systemId = await scene.connect(fake, 'maximo', { exportConfig: { timeout: 2, maxConcurrentApiRequests: 16 } });
  let worker: ChildProcess | undefined;
  const startWorker = (): void => {
    worker = spawn(process.execPath, ['--import', 'tsx', fromRoot('tests', 'support', 'cmms-worker.ts')], {
      env: {
        ...process.env,
        DATABASE_URL: scene.databaseUrl,
        SECRETS_KEY: scene.sealKey,
        TEMPORAL_ADDRESS: env.TEMPORAL_ADDRESS,
        TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE,
        TEMPORAL_TASK_QUEUE: env.TEMPORAL_TASK_QUEUE,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  try {
    fake.faults.byChance({ seed, faults });
    startWorker();
    const tickets: Ticket[] = [];
    for (let index = 0; index < count; index += 1) {
      const ticket = await scene.newTicket(systemId);
      tickets.push(ticket);
      await askForSync(temporal, ticket, [0, 0.02, 0.05]);
    }
    for (const share of [0.2, 0.6]) {
      await until('some orders', () => fake.orders.dump().length >= count * share, 600_000);
      worker?.kill('SIGKILL');
      startWorker();
    }
    const unfinished = async (status: string) =>
      scene.db('work_tickets').where({ customer_id: scene.customerId, cmms_sync_status: status }).pluck('id');
    await until(
      'all tickets to have arrived',
      async () => {
        for (const id of await unfinished('Failed'))
          await askForSync(temporal, { customerId: scene.customerId, id }, [0, 0.02, 0.05]);
        return (await unfinished('Complete')).length === count;
      },
      1_800_000,
    );
    fake.faults.clear();
    const orders = fake.orders.dump();
    expect(orders).toHaveLength(count);
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(count);
    for (const ticket of tickets) {
      const { externalId } = await scene.read(ticket);
      expect(fake.orders.get(externalId ?? '')?.reference).toBe(`W${ticket.id}`);
    }
  } finally {
    worker?.kill('SIGKILL');
    await temporal.close();
    await Promise.all([scene.stop(), fake.stop()]);
  }
}
