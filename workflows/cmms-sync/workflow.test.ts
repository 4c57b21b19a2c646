import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncOutcome } from '../../domain/cmms/sync/attempt-sync.ts';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { workflowBundle as bundleNow } from '../bundle.ts';
import { askForSync, resumeSync, syncIdOf, syncQueueOf } from './client.ts';

let temporal: TestWorkflowEnvironment;
let workflowBundle: WorkflowBundleOption;
beforeAll(async () => {
  quietTemporal();
  [temporal, workflowBundle] = await Promise.all([timeSkippingTemporal(), bundleNow()]);
});
afterAll(() => temporal?.teardown());

const away: SyncOutcome = { kind: 'failed', isFinal: false, words: 'It cannot be reached' };
const key = { customerId: 1, id: 12 };

/** Runs a ticket's plan with the given outcomes; the last one repeats. @returns seconds at which it tried, and how it failed. */
async function run(outcomes: Array<SyncOutcome | ((ask: () => Promise<void>) => Promise<SyncOutcome>)>) {
  const taskQueue = newTaskQueue();
  const port = { client: temporal.client, taskQueue };
  const at: number[] = [];
  const failures: string[] = [];
  const ask = () => askForSync(port, key);
  const worker = await Worker.create({
    connection: temporal.nativeConnection,
    taskQueue: syncQueueOf(taskQueue),
    workflowBundle,
    activities: {
      async attemptTicketSync() {
        at.push(await temporal.currentTimeMs());
        const outcome = outcomes[Math.min(at.length, outcomes.length) - 1] as (typeof outcomes)[number];
        return typeof outcome === 'function' ? outcome(ask) : outcome;
      },
      async failTicketSync(_key: unknown, words: string) {
        failures.push(words);
      },
    },
  });
  await worker.runUntil(async () => {
    await ask();
    await temporal.client.workflow.getHandle(syncIdOf(port, key)).result();
  });
  const first = at[0] ?? 0;
  return { seconds: at.map((time) => Math.round((time - first) / 1_000)), failures };
}

test('a system that is away is tried at 0, 1 and 5 minutes, then the ticket has failed with its words', async () => {
  expect(await run([away])).toEqual({ seconds: [0, 60, 300], failures: ['It cannot be reached'] });
});

test('what is refused is not tried again: a person has to mend it', async () => {
  expect(await run([{ kind: 'failed', isFinal: true, words: 'BMXAA4091E' }])).toEqual({
    seconds: [0],
    failures: ['BMXAA4091E'],
  });
});

test('being asked to wait is no attempt', async () => {
  const wait: SyncOutcome = { kind: 'throttled', waitMs: 120_000, words: 'Too many requests' };
  expect(await run([wait, wait, away, { kind: 'done' }])).toEqual({ seconds: [0, 121, 242, 302], failures: [] });
});

test('what is asked for while it is tried is looked at at once, and is not failed for what was before', async () => {
  const askAndFail = async (ask: () => Promise<void>): Promise<SyncOutcome> => {
    await ask();
    return { kind: 'failed', isFinal: true, words: 'refused as it was' };
  };
  expect(await run([askAndFail, { kind: 'done' }])).toEqual({ seconds: [0, 0], failures: [] });
});

test('who resumes a plan that is at work leaves it alone', async () => {
  const port = { client: temporal.client, taskQueue: newTaskQueue() };
  await askForSync(port, key);
  const before = await temporal.client.workflow.getHandle(syncIdOf(port, key)).describe();
  await resumeSync(port, key);
  const after = await temporal.client.workflow.getHandle(syncIdOf(port, key)).describe();
  expect(after.runId).toBe(before.runId);
  await temporal.client.workflow.getHandle(syncIdOf(port, key)).terminate();
});
