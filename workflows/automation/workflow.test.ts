import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { builtBundle } from '../bundle.ts';
import { ruleTimersIdOf, wakeRules } from './client.ts';

let temporal: TestWorkflowEnvironment;
const workflowBundle = { codePath: builtBundle };
beforeAll(async () => {
  quietTemporal();
  temporal = await timeSkippingTemporal();
});
afterAll(() => temporal?.teardown());

const key = { customerId: 1, ruleId: 7 };
const hour = 3_600_000;

/**
 * Runs the workflow of a rule.
 * @param looks what each look answers: ms until something is due, null if nothing waits. The last is null.
 * @returns seconds of the looks since the first.
 */
async function run(looks: Array<number | null | ((wake: () => Promise<void>) => Promise<number | null>) | 'broken'>) {
  const taskQueue = newTaskQueue();
  const port = { client: temporal.client, taskQueue };
  const wake = () => wakeRules(port, [key]);
  const at: number[] = [];
  const worker = await Worker.create({
    connection: temporal.nativeConnection,
    ...{ namespace: temporal.namespace ?? 'default', taskQueue, workflowBundle },
    activities: {
      async fireRule() {
        at.push(await temporal.currentTimeMs());
        const look = looks[Math.min(at.length, looks.length) - 1];
        if (look === 'broken') throw new Error('an engine of ours is away');
        return typeof look === 'function' ? look(wake) : look;
      },
    },
  });
  const handle = temporal.client.workflow.getHandle(ruleTimersIdOf(port, key));
  await worker.runUntil(async () => {
    await wake();
    await handle.result();
  });
  const first = at[0] ?? 0;
  const { historyLength } = await handle.describe();
  return { seconds: at.map((time) => Math.floor((time - first) / 1_000)), historyLength };
}

test('AUTO.21 a rule sleeps until its earliest timer, and ends when nothing waits', async () => {
  expect((await run([2 * hour, 30 * 24 * hour, null])).seconds).toEqual([0, 7_200, 7_200 + 30 * 86_400]);
});

test('AUTO.23 an engine that is away is waited for', async () => {
  const { seconds } = await run(['broken', 'broken', null]);
  expect(seconds).toHaveLength(3);
});

test('what is asked for while it looks is looked at at once', async () => {
  const { seconds } = await run([
    async (wake) => {
      await wake();
      return hour;
    },
    null,
  ]);
  expect(seconds).toEqual([0, 0]);
});

test('many looks stay one workflow with a short history', async () => {
  const looks: Array<number | null> = [...Array.from({ length: 210 }, () => 10), null];
  const { seconds, historyLength } = await run(looks);
  expect(seconds).toHaveLength(211);
  // the last run began after two hundred looks
  expect(historyLength).toBeLessThan(500);
});
