import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandEnd } from '../../domain/repair/commands/command-rows.ts';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { workflowBundle as bundleNow } from '../bundle.ts';
import { recording as recordingOfRuns } from '../reparse/recording.ts';
import type { ReparseActivities } from '../reparse/types.ts';
import { killCommands, startCommands } from './client.ts';
import type { CommandActivities, TakenCommand } from './types.ts';

let temporal: TestWorkflowEnvironment;
let workflowBundle: WorkflowBundleOption;
beforeAll(async () => {
  quietTemporal();
  [temporal, workflowBundle] = await Promise.all([timeSkippingTemporal(), bundleNow()]);
});
afterAll(() => temporal?.teardown());

const key = { customerId: 1, systemId: 2 };
const replay = { ...key, id: 'replay', commandType: 'HISTORICAL', runId: 'run' } as const;

/** Runs a queue of one replay, whose reading takes as long as it does. */
async function run(readPayloads: (attempt: number) => Promise<void>) {
  const taskQueue = newTaskQueue();
  const queued: TakenCommand[] = [replay];
  const ends: CommandEnd[] = [];
  let attempts = 0;
  const activities: CommandActivities & ReparseActivities = {
    ...(recordingOfRuns.activities as ReparseActivities),
    takeCommand: async () => queued.shift() ?? null,
    askMaintenanceSystem: async () => null,
    finishCommand: async (_, end) => {
      ends.push(end);
    },
    readPayloads: () => {
      attempts += 1;
      return readPayloads(attempts);
    },
  };
  const worker = await Worker.create({
    connection: temporal.nativeConnection,
    ...{ namespace: temporal.namespace ?? 'default', taskQueue, workflowBundle, activities },
  });
  const port = { client: temporal.client, taskQueue };
  await worker.runUntil(async () => {
    await startCommands(port, key);
    await temporal.client.workflow.getHandle(`${taskQueue}/commands/1/2`).result();
  });
  // nothing is left to cancel
  await killCommands(port, key);
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
