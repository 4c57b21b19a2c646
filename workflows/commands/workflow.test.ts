import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { NativeConnection, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CommandEnd } from '../../domain/repair/commands/command-rows.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { until } from '../../tests/support/until.ts';
import { builtBundle } from '../bundle.ts';
import { recording as recordingOfRuns } from '../reparse/recording.ts';
import type { ReparseActivities, ReparseEnd } from '../reparse/types.ts';
import { killCommands, startCommands } from './client.ts';
import type { CommandActivities, TakenCommand } from './types.ts';

let temporal: TestWorkflowEnvironment;
const workflowBundle = { codePath: builtBundle };
beforeAll(async () => {
  quietTemporal();
  temporal = await timeSkippingTemporal();
});
afterAll(() => temporal?.teardown());

const key = { customerId: 1, systemId: 2 };
const replay = { ...key, id: 'replay', commandType: 'HISTORICAL', runId: 'run' } as const;

/** Runs a queue of one replay, whose reading takes as long as it does. */
async function run(
  readPayloads: (attempt: number) => Promise<void>,
  {
    server = temporal,
    begin = (port) => startCommands(port, key),
    whileRunning = async () => {},
    onNone = async () => {},
    awaitHistories = async (end) => end,
    looksAtPump = 0,
  }: {
    server?: Pick<TestWorkflowEnvironment, 'nativeConnection' | 'client' | 'namespace'>;
    begin?: (port: Parameters<typeof killCommands>[0]) => Promise<void>;
    whileRunning?: (port: Parameters<typeof killCommands>[0], queued: TakenCommand[]) => Promise<void>;
    /** Runs between a look at an empty queue and its answer. */
    onNone?: (port: Parameters<typeof killCommands>[0], queued: TakenCommand[]) => Promise<void>;
    /** Times that the pump is before it in the queue. */
    looksAtPump?: number;
    /** Derives histories again, until a time. */
    awaitHistories?: (end: ReparseEnd, until?: number) => Promise<ReparseEnd>;
  } = {},
) {
  const taskQueue = newTaskQueue();
  const queued: TakenCommand[] = [replay];
  const ends: CommandEnd[] = [];
  let attempts = 0;
  let looks = 0;
  const port = { client: server.client, taskQueue };
  const activities: CommandActivities & ReparseActivities = {
    ...(recordingOfRuns.activities as ReparseActivities),
    async takeCommand() {
      looks += 1;
      if (looks <= looksAtPump) return 'OTHERS';
      const taken = queued.shift() ?? null;
      if (!taken) await onNone(port, queued);
      return taken;
    },
    askMaintenanceSystem: async () => null,
    finishCommand: async (_, end) => {
      ends.push(end);
    },
    settleHistories: (_, end, until) => awaitHistories(end, until),
    readPayloads: () => {
      attempts += 1;
      return readPayloads(attempts);
    },
  };
  const worker = await Worker.create({
    connection: server.nativeConnection,
    maxHeartbeatThrottleInterval: 100,
    ...{ namespace: server.namespace ?? 'default', taskQueue, workflowBundle, activities },
  });
  await worker.runUntil(async () => {
    await begin(port);
    await whileRunning(port, queued);
    await server.client.workflow.getHandle(`${taskQueue}/commands/1/2`).result();
  });
  return ends;
}

/** An attempt that fails, with the next one hours later. */
const failedFor = (hours: number): Error =>
  ApplicationFailure.create({ message: 'The archive is away', nextRetryDelay: hours * 3_600_000 });

test('INT-097 INT.13 a replay that has not ended after 24 hours fails', async () => {
  const ends = await run(async () => {
    throw failedFor(5);
  });
  expect(ends).toEqual([{ status: 'FAILED', response: 'Stopped after 24 hours' }]);
});

test('INT-097 a replay that ends within 24 hours is complete, however often it had to be tried', async () => {
  const ends = await run(async (attempt) => {
    if (attempt <= 4) throw failedFor(5.5);
  });
  expect(ends).toEqual([{ status: 'COMPLETE', response: null }]);
});

test('INT-097 INT.13 the 24 hours hold for all of a replay: histories get what reading has left of them', async () => {
  const begunAt = await temporal.currentTimeMs();
  const given: Array<number | undefined> = [];
  const ends = await run(
    async (attempt) => {
      if (attempt <= 4) throw failedFor(5.5);
    },
    {
      async awaitHistories(end, until) {
        given.push(until);
        return { ...end, status: 'FAILED', error: 'Stopped after 24 hours' };
      },
    },
  );
  expect(ends).toEqual([{ status: 'FAILED', response: 'Stopped after 24 hours' }]);
  const hours = ((given[0] ?? 0) - begunAt) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(24.5);
});

/** The server that skips time refuses what a real one does after a cancellation. */
async function realServer() {
  const env = testEnv();
  const near = createTemporal(env);
  const nativeConnection = await NativeConnection.connect({ address: env.TEMPORAL_ADDRESS });
  onTestFinished(async () => {
    await near.close();
    await nativeConnection.close();
  });
  return { client: near.client, nativeConnection, namespace: env.TEMPORAL_NAMESPACE };
}

test('INT-041 what is queued after the last look for a command is run by the same workflow', async () => {
  let looks = 0;
  const ends = await run(async () => {}, {
    async onNone(port, queued) {
      looks += 1;
      if (looks > 1) return;
      queued.push({ ...replay, id: 'next' });
      await startCommands(port, key);
    },
  });
  expect(ends).toEqual([
    { status: 'COMPLETE', response: null },
    { status: 'COMPLETE', response: null },
  ]);
});

test('INT.13 what comes after a command of the pump runs once that has ended, without a request', async () => {
  expect(await run(async () => {}, { looksAtPump: 20 })).toEqual([{ status: 'COMPLETE', response: null }]);
});

test('INT.13 where the pump is away for longer, nothing waits: the sweep starts the queue once it has ended', async () => {
  expect(await run(async () => {}, { looksAtPump: 40 })).toEqual([]);
});

test('INT.15 what is requested during a kill runs at once, by a run that is not cancelled', async () => {
  let begun = false;
  const ends = await run(
    async (attempt) => {
      if (attempt > 1) return;
      begun = true;
      const context = Context.current();
      // a cancellation arrives with a heartbeat
      const beat = setInterval(() => context.heartbeat(), 50);
      await context.cancelled.finally(() => clearInterval(beat));
    },
    {
      server: await realServer(),
      async whileRunning(port, queued) {
        await until('the replay to run', async () => begun);
        await killCommands(port, key);
        queued.push({ ...replay, id: 'next' });
      },
    },
  );
  expect(ends).toEqual([
    { status: 'FAILED', response: null },
    { status: 'COMPLETE', response: null },
  ]);
});

test('INT.15 a kill ends what is in progress of a queue that nothing runs, without running it', async () => {
  let reads = 0;
  const ends = await run(
    async () => {
      reads += 1;
    },
    { server: await realServer(), begin: (port) => killCommands(port, key) },
  );
  expect(ends).toEqual([{ status: 'FAILED', response: null }]);
  expect(reads).toBe(0);
});
