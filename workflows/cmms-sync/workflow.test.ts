import { Client } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { NativeConnection, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { builtBundle } from '../bundle.ts';
import { askForSync, resumeSync, syncIdOf, syncQueueOf } from './client.ts';

interface Place {
  client: Client;
  connection: NativeConnection;
  namespace: string;
  now(): Promise<number>;
}

let temporal: TestWorkflowEnvironment;
const workflowBundle = { codePath: builtBundle };
/** Environment with time skipping. */
let quick: Place;
/** Real server. Unlike the other, it continues a workflow that completes while a signal arrives. */
let real: Place;
beforeAll(async () => {
  quietTemporal();
  temporal = await timeSkippingTemporal();
  const { nativeConnection, namespace } = temporal;
  const now = () => temporal.currentTimeMs();
  quick = { client: temporal.client, connection: nativeConnection, namespace: namespace ?? 'default', now };
  const env = testEnv();
  const connection = await NativeConnection.connect({ address: env.TEMPORAL_ADDRESS });
  const client = new Client({ connection, namespace: env.TEMPORAL_NAMESPACE });
  real = { client, connection, namespace: env.TEMPORAL_NAMESPACE, now: async () => Date.now() };
});
afterAll(async () => {
  await real?.connection.close();
  await temporal?.teardown();
});

type Step = SyncOutcome | 'broken' | ((ask: () => Promise<void>) => Promise<SyncOutcome>);
const away: SyncOutcome = { kind: 'failed', isFinal: false, words: 'It cannot be reached' };
const refused: SyncOutcome = { kind: 'failed', isFinal: true, words: 'refused as it was' };
const done: SyncOutcome = { kind: 'done' };
const key = { customerId: 1, id: 12 };

/**
 * Runs a ticket's sync with the given outcomes; the last one repeats.
 * @param whileFailing run during the recording of a failure, one each time.
 * @returns seconds of its attempts, and its failures.
 */
async function run(
  steps: Step[],
  { client, connection, namespace, now }: Place = quick,
  whileFailing: Array<(ask: () => Promise<void>) => Promise<void>> = [],
) {
  const taskQueue = newTaskQueue();
  const localClient = new Client({ connection, namespace });
  const port = { client, localClient, taskQueue };
  const at: number[] = [];
  const failures: string[] = [];
  const ask = () => askForSync(port, [key]);
  const worker = await Worker.create({
    connection,
    namespace,
    taskQueue: syncQueueOf(taskQueue),
    workflowBundle,
    activities: {
      async attemptTicket() {
        at.push(await now());
        const step = steps[Math.min(at.length, steps.length) - 1] as Step;
        if (step === 'broken') throw new Error('an engine of ours is away');
        return typeof step === 'function' ? step(ask) : step;
      },
      async failTicket(_key: unknown, words: string) {
        failures.push(words);
        await whileFailing.shift()?.(ask);
      },
    },
  });
  await worker.runUntil(async () => {
    await ask();
    await client.workflow.getHandle(syncIdOf(port, key)).result();
  });
  const first = at[0] ?? 0;
  // timers are never early, and the workflow itself adds little: round down
  return { seconds: at.map((time) => Math.floor((time - first) / 1_000)), failures };
}

test('a system that is away is tried at 0, 1 and 5 minutes, then the ticket has failed with its words', async () => {
  expect(await run([away])).toEqual({ seconds: [0, 60, 300], failures: ['It cannot be reached'] });
});

test('what is refused is not tried again: a person has to mend it', async () => {
  expect(await run([{ ...refused, words: 'BMXAA4091E' }])).toEqual({ seconds: [0], failures: ['BMXAA4091E'] });
});

test('being asked to wait is no attempt', async () => {
  const wait: SyncOutcome = { kind: 'throttled', waitMs: 120_000, words: 'Too many requests' };
  expect(await run([wait, wait, away, done])).toEqual({ seconds: [0, 121, 242, 302], failures: [] });
});

test('a system that wants to be asked later than thirty times has failed', async () => {
  const wait: SyncOutcome = { kind: 'throttled', waitMs: 500, words: 'later' };
  const { seconds, failures } = await run([wait]);
  expect({ tried: seconds.length, failures }).toEqual({ tried: 31, failures: ['later'] });
});

test('where others wait at the system it comes back as often as it takes, and that is no attempt either', async () => {
  const backpressured = Array.from({ length: 40 }, (): SyncOutcome => ({ kind: 'crowded', waitMs: 10_000 }));
  const { seconds, failures } = await run([...backpressured, away, done]);
  expect({ tried: seconds.length, failures }).toEqual({ tried: 42, failures: [] });
  const [before = 0, last = 0] = seconds.slice(-2);
  // both are rounded down to seconds
  expect([60, 61]).toContain(last - before);
});

test('an engine of ours that fails is no attempt: it is tried again soon', async () => {
  expect(await run(['broken', 'broken', 'broken', done])).toEqual({ seconds: [0, 1, 3, 7], failures: [] });
});

test('what is asked for while it is tried is looked at at once, and is not failed for what was before', async () => {
  const askAndFail = async (ask: () => Promise<void>): Promise<SyncOutcome> => {
    await ask();
    return refused;
  };
  const { seconds, failures } = await run([askAndFail, done]);
  // a timer that fires while the plan ends has its last attempt repeated, which changes nothing
  expect({ seconds: new Set(seconds), failures }).toEqual({ seconds: new Set([0]), failures: [] });
  expect(seconds.length).toBeGreaterThan(1);
});

test('a ticket that waits for its next attempt is tried at once when it is asked for, with all its attempts', async () => {
  const askAndBeAway = async (ask: () => Promise<void>): Promise<SyncOutcome> => {
    await ask();
    return away;
  };
  expect(await run([away, askAndBeAway, away])).toEqual({
    seconds: [0, 60, 60, 120, 360],
    failures: ['It cannot be reached'],
  });
});

test('what is asked for while it is done, or while its failure is told, is not lost', async () => {
  const askAndBeDone = async (ask: () => Promise<void>): Promise<SyncOutcome> => {
    await ask();
    return done;
  };
  expect((await run([askAndBeDone, done], real)).seconds).toHaveLength(2);
  const { seconds, failures } = await run([refused, done], real, [(ask) => ask()]);
  expect({ tried: seconds.length, failures }).toEqual({ tried: 2, failures: ['refused as it was'] });
});

test('who resumes a plan that is at work leaves it alone', async () => {
  const port = { client: temporal.client, taskQueue: newTaskQueue() };
  await askForSync(port, [key]);
  const before = await temporal.client.workflow.getHandle(syncIdOf(port, key)).describe();
  await resumeSync(port, [key]);
  const after = await temporal.client.workflow.getHandle(syncIdOf(port, key)).describe();
  expect(after.runId).toBe(before.runId);
  await temporal.client.workflow.getHandle(syncIdOf(port, key)).terminate();
});
