import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { PullCommand } from '../domain/repair/commands/command.ts';
import { findCommand } from '../domain/repair/commands/command-rows.ts';
import { createTemporal } from '../platform/temporal.ts';
import { maximoProfile } from '../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../simulators/cmms/server.ts';
import { startCommands } from '../workflows/commands/client.ts';
import { storeCmmsField } from './support/cmms.ts';
import { type CmmsScene, startCmmsScene } from './support/cmms-scene.ts';
import { testEngines, testEnv } from './support/engines.ts';
import { patience } from './support/patience.ts';
import { untilTakenOver } from './support/replays.ts';
import { spawnWorker } from './support/spawn-worker.ts';
import { newTaskQueue } from './support/temporal.ts';
import { until } from './support/until.ts';

type CommandType = PullCommand | 'GET_WORK_TICKETS';

/** A maintenance system with a command that waits. */
interface System {
  fake: FakeSystem;
  systemId: number;
  ticketIds: number[];
  commandId: string;
}

const pages = '/os/mxapiwodetail';
/** Path of the calls that a command makes, and the number of them that are answered before its worker dies. */
const calls: Record<'GET_FIELDS' | 'GET_ASSETS' | 'GET_WORK_TICKETS', { path: string; answered: number }> = {
  GET_FIELDS: { path: '/jsonschemas', answered: 0 },
  GET_ASSETS: { path: 'getlist~', answered: 1 },
  GET_WORK_TICKETS: { path: pages, answered: 1 },
};
const kinds = Object.keys(calls) as Array<keyof typeof calls>;

/** Three tickets whose orders were changed there, and two fields with assets. */
async function newSystem(scene: CmmsScene, commandType: CommandType): Promise<System> {
  const { db, customerId } = scene;
  const fake = await startFakeSystem(maximoProfile);
  onTestFinished(() => fake.stop());
  // an order a page, and time enough to wait for an answer until the worker is killed
  const systemId = await scene.connect(fake, 'maximo', { exportConfig: { timeout: 120, maxRecordsPerQuery: 1 } });
  const ticketIds: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const ticket = await scene.newTicket(systemId);
    ticketIds.push(ticket.id);
    await scene.bring(ticket);
    const { externalId } = await scene.read(ticket);
    fake.orders.change(externalId ?? '', { status: 'INPRG', assignee: 'WILSON' }, 'WILSON');
    fake.orders.comment(externalId ?? '', 'Filter was clogged', 'WILSON');
  }
  for (const name of ['assetnum', 'equipment']) {
    await storeCmmsField(db, { customerId, systemId, name });
    fake.state.lists.set(name, [{ value: `${name}-1`, description: 'Roof' }]);
  }
  const commandId = randomUUID();
  const now = new Date();
  await db('external_system_commands').insert({
    ...{ customer_id: customerId, system_id: systemId, id: commandId, created_at: now, queued_at: now },
    ...{ command_type: commandType, runner: 'SERVER', status: 'PENDING' },
    ...(commandType === 'GET_WORK_TICKETS' && { range_from: new Date(now.getTime() - 3_600_000) }),
  });
  return { fake, systemId, ticketIds, commandId };
}

test(
  'INT-041 INT.13 INT.14 a worker that is killed while it asks a maintenance system leaves the command to the next one, which ends it as an undisturbed one',
  async () => {
    const scene = await startCmmsScene();
    const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
    const temporal = createTemporal(env);
    const workers: ChildProcess[] = [];
    onTestFinished(async () => {
      for (const worker of workers) worker.kill('SIGKILL');
      await temporal.close();
      await scene.stop();
    });
    const startWorker = async (): Promise<void> => {
      workers.push(
        await spawnWorker('commands-worker', {
          ...testEngines(),
          DATABASE_URL: scene.databaseUrl,
          SECRETS_KEY: scene.sealKey,
          TEMPORAL_TASK_QUEUE: env.TEMPORAL_TASK_QUEUE,
        }),
      );
    };
    const { db, customerId } = scene;
    const commandOf = ({ commandId: id }: System) => findCommand(db, { customerId, id });
    const begin = ({ systemId }: System): Promise<void> => startCommands(temporal, { customerId, systemId });
    const ended = (system: System, withinMs?: number) =>
      until(
        'the end of the command',
        async () => {
          const command = await commandOf(system);
          return command?.finishedAt ? command : null;
        },
        withinMs,
      );
    /** All that a command may have changed, without ids and times. */
    const outcome = async (system: System) => {
      const command = await ended(system);
      const of = { customer_id: customerId, system_id: system.systemId };
      const fields = await db('external_cmms_fields').where(of).orderBy('name');
      const values = await db('external_cmms_domain_values')
        .where({ customer_id: customerId })
        .whereIn(
          'field_id',
          fields.map(({ id }) => id),
        )
        .orderBy('name');
      const tickets = await Promise.all(
        system.ticketIds.map(async (id) => {
          const { externalStatus, externalAssignee, state } = await scene.read({ id });
          return { externalStatus, externalAssignee, state, activity: await scene.activity({ id }) };
        }),
      );
      return {
        ...{ status: command.status, response: command.response },
        fields: fields.map(({ name, title, data_type, is_deleted, values_pull_id }) => ({
          ...{ name, title, data_type, is_deleted, values_pull_id },
        })),
        values: values.map(({ name, value, is_deleted }) => ({ name, value, is_deleted })),
        tickets,
        pulls: await db('cmms_pulls').where(of).select('status', 'done', 'added', 'changed', 'removed'),
        // a command writes nothing there
        orders: system.fake.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(pages)).length,
      };
    };

    const disturbed = await Promise.all(kinds.map((kind) => newSystem(scene, kind)));
    const calm = await Promise.all(kinds.map((kind) => newSystem(scene, kind)));
    const callCounts: number[] = [];
    for (const [at, { fake }] of disturbed.entries()) {
      const { path, answered } = calls[kinds[at] as keyof typeof calls];
      callCounts.push(fake.requests.filter((request) => request.path.includes(path)).length + answered + 1);
      if (answered > 0) fake.faults.add({ kind: 'slow', ms: 0, times: answered, path });
      fake.faults.add({ kind: 'hangAfter', path });
    }
    await startWorker();
    await Promise.all(disturbed.map(begin));
    for (const [at, { fake }] of disturbed.entries()) {
      const { path } = calls[kinds[at] as keyof typeof calls];
      await until(
        `${kinds[at]} to wait for an answer`,
        () => fake.requests.filter((request) => request.path.includes(path)).length >= (callCounts[at] as number),
      );
    }
    workers[0]?.kill('SIGKILL');
    const [fields, assets, sync] = disturbed as [System, System, System];
    for (const system of disturbed) {
      expect(await commandOf(system)).toMatchObject({ status: 'IN_PROGRESS', finishedAt: null });
      system.fake.faults.clear();
    }
    // what was done by then is there, and nothing else
    expect(await db('cmms_pulls').where({ system_id: fields.systemId }).pluck('done')).toEqual([0]);
    expect(await db('cmms_pulls').where({ system_id: assets.systemId }).pluck('done')).toEqual([1]);
    expect(await commandOf(sync)).toMatchObject({ updatedTickets: 1 });

    await startWorker();
    await Promise.all(calm.map(begin));
    for (const [at, system] of disturbed.entries()) {
      await ended(system, untilTakenOver);
      const result = await outcome(system);
      expect([kinds[at], result]).toEqual([kinds[at], await outcome(calm[at] as System)]);
      expect(result.status).toBe('COMPLETE');
      expect(result.orders).toBe(3);
    }
    expect((await commandOf(sync))?.response).toBe('3 work orders read, 3 tickets updated');
  },
  patience(300_000),
);
