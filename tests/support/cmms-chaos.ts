import type { ChildProcess } from 'node:child_process';
import { expect } from 'vitest';
import type { Ticket } from '../../domain/work/model/ticket.ts';
import { createTemporal } from '../../platform/temporal.ts';
import type { Chance } from '../../simulators/cmms/faults.ts';
import { maintenanceConnectionProfile } from '../../simulators/cmms/profiles/maintenance-connection.ts';
import { maximoProfile } from '../../simulators/cmms/profiles/maximo.ts';
import { startFakeSystem } from '../../simulators/cmms/server.ts';
import { askForSync } from '../../workflows/cmms-sync/client.ts';
import { startCmmsScene } from './cmms-scene.ts';
import { testEnv } from './engines.ts';
import { spawnCmmsWorker } from './spawn-worker.ts';
import { newTaskQueue } from './temporal.ts';
import { until } from './until.ts';

const busy = { headers: { 'retry-after': '1' }, body: {} };
const faults: Chance['faults'] = [
  { rate: 0.08, fault: { kind: 'dropAfter', method: 'POST' } },
  { rate: 0.03, fault: { kind: 'hangAfter', method: 'POST' } },
  { rate: 0.04, fault: { kind: 'dropBefore' } },
  { rate: 0.03, fault: { kind: 'status', status: 429, ...busy } },
  { rate: 0.05, fault: { kind: 'status', status: 500 } },
  { rate: 0.03, fault: { kind: 'html' } },
  { rate: 0.05, fault: { kind: 'stale', method: 'POST' } },
];
/** Simulated systems; one answers 403 when called too often. */
const systems = [
  { schema: 'maximo', profile: maximoProfile, faults, text: 'description' },
  {
    ...{ schema: 'maintenanceConnection', profile: maintenanceConnectionProfile, text: 'Reason' },
    faults: [...faults, { rate: 0.05, fault: { kind: 'status', status: 403, ...busy } } as const],
  },
];

/**
 * Syncs tickets to two simulated systems with all kinds of faults, by workers that are killed, while tickets change;
 * retries failed ones as a person would. In the end each ticket has exactly one order and its id, and each order has
 * the values of its ticket.
 */
export async function bringThroughChaos(count: number, seed: number): Promise<void> {
  const scene = await startCmmsScene();
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const temporal = createTemporal(env);
  const there = await Promise.all(
    systems.map(async ({ schema, profile, ...rest }) => {
      const fake = await startFakeSystem(profile);
      fake.orders.lagMs = 1_000;
      fake.state.options.maxCallsPerMinute = 1_000_000;
      const exportConfig = { timeout: 2, maxConcurrentApiRequests: 16, maxQueriesPerMinute: 1_000_000 };
      return { fake, systemId: await scene.connect(fake, schema, { exportConfig }), ...rest };
    }),
  );
  const orders = () => there.flatMap(({ fake }) => fake.orders.dump());
  const ask = (ids: number[]) =>
    askForSync(
      temporal,
      ids.map((id) => ({ customerId: scene.customerId, id })),
      [0, 0.02, 0.05],
    );
  let worker: ChildProcess | undefined;
  const startWorker = async (): Promise<void> => {
    worker = await spawnCmmsWorker(scene, env);
  };
  try {
    for (const system of there) system.fake.faults.byChance({ seed, faults: system.faults });
    await startWorker();
    const tickets: Array<Ticket & { at: (typeof there)[number] }> = [];
    for (let index = 0; index < count; index += 1) {
      const at = there[index % 5 === 0 ? 1 : 0] as (typeof there)[number];
      const ticket = await scene.newTicket(at.systemId);
      tickets.push({ ...ticket, at });
      await ask([ticket.id]);
    }
    for (const share of [0.2, 0.6]) {
      await until('some orders', () => orders().length >= count * share, 600_000);
      worker?.kill('SIGKILL');
      await startWorker();
    }
    for (const ticket of tickets.filter((_, index) => index % 3 === 0)) {
      ticket.objective = `Another of W${ticket.id}`;
      await scene.change(ticket, { change: { objective: ticket.objective }, sync: 'UPDATE' });
      await ask([ticket.id]);
    }
    const saysAll = (): boolean => {
      const said = new Set(
        there.flatMap(({ fake, text }) =>
          fake.orders.dump().map((order) => `${order.reference} ${order.fields[text]}`),
        ),
      );
      return tickets.every(({ id, objective }) => said.has(`W${id} ${objective}`));
    };
    const unfinished = async (status: string): Promise<number[]> =>
      scene.db('work_tickets').where({ customer_id: scene.customerId, cmms_sync_status: status }).pluck('id');
    await until(
      'all tickets to have arrived',
      async () => {
        await ask(await unfinished('Failed'));
        return (await unfinished('Complete')).length === count && saysAll();
      },
      1_800_000,
    );
    for (const { fake } of there) fake.faults.clear();
    expect(orders()).toHaveLength(count);
    expect(new Set(orders().map(({ reference }) => reference)).size).toBe(count);
    for (const { at, ...ticket } of tickets) {
      const { externalId } = await scene.read(ticket);
      expect(at.fake.orders.get(externalId ?? '')?.reference).toBe(`W${ticket.id}`);
    }
  } finally {
    worker?.kill('SIGKILL');
    await temporal.close();
    await Promise.all([scene.stop(), ...there.map(({ fake }) => fake.stop())]);
  }
}
