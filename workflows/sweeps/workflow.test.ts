import { Context } from '@temporalio/activity';
import { WorkflowFailedError } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { builtBundle } from '../bundle.ts';
import { startSweep } from './schedules.ts';
import type { SweepResult } from './types.ts';

let temporal: TestWorkflowEnvironment;
const workflowBundle = { codePath: builtBundle };

beforeAll(async () => {
  quietTemporal();
  temporal = await timeSkippingTemporal();
});
afterAll(() => temporal.teardown());

/** Runs `work` while a worker runs the given activities. */
async function withActivities<T>(
  activities: Record<string, () => Promise<SweepResult>>,
  work: (port: { client: TestWorkflowEnvironment['client']; taskQueue: string }) => Promise<T>,
): Promise<T> {
  const taskQueue = newTaskQueue();
  const worker = await Worker.create({ connection: temporal.nativeConnection, taskQueue, workflowBundle, activities });
  return worker.runUntil(() => work({ client: temporal.client, taskQueue }));
}

describe('the plans', () => {
  test('a sweep runs the activity of its name and returns what came of it', async () => {
    let runs = 0;
    const activities: Record<string, () => Promise<SweepResult>> = {
      async 'recount-all'() {
        runs += 1;
        return { checked: 12, changed: 3 };
      },
    };
    const result = await withActivities(activities, async (port) => (await startSweep(port, 'recount-all')).result());
    expect(result).toEqual({ checked: 12, changed: 3 });
    expect(runs).toBe(1);
  });

  test('the attempt after a failure knows how far the one before had come', async () => {
    const seen: unknown[] = [];
    const activities: Record<string, () => Promise<SweepResult>> = {
      async 'stale-alarms'() {
        const context = Context.current();
        seen.push(context.info.heartbeatDetails);
        if (context.info.attempt > 1) return { marked: 5 };
        context.heartbeat({ marked: 2, next: { latestAlarmAt: 1, customerId: 2, id: 3 } });
        throw new Error('the database is away');
      },
    };
    const result = await withActivities(activities, async (port) => (await startSweep(port, 'stale-alarms')).result());
    expect(result).toEqual({ marked: 5 });
    expect(seen).toEqual([undefined, { marked: 2, next: { latestAlarmAt: 1, customerId: 2, id: 3 } }]);
  });

  test('an engine that is away is tried again, at last once a minute', async () => {
    const at: number[] = [];
    const activities: Record<string, () => Promise<SweepResult>> = {
      async 'stale-alarms'() {
        at.push(await temporal.currentTimeMs());
        if (at.length < 10) throw new Error('the database is away');
        return { marked: 0 };
      },
    };
    await withActivities(activities, async (port) => (await startSweep(port, 'stale-alarms')).result());
    const pauses = at.slice(1).map((time, index) => Math.floor((time - (at[index] as number)) / 1_000));
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('what cannot be mended in six hours fails, so that it is seen', async () => {
    const at: number[] = [];
    const activities: Record<string, () => Promise<SweepResult>> = {
      async 'recount-counted'() {
        at.push(await temporal.currentTimeMs());
        throw new Error('a column is missing');
      },
    };
    const outcome = withActivities(activities, async (port) => (await startSweep(port, 'recount-counted')).result());
    await expect(outcome).rejects.toThrow(WorkflowFailedError);
    const hours = ((at.at(-1) as number) - (at[0] as number)) / 3_600_000;
    expect(hours).toBeGreaterThan(5.9);
    expect(hours).toBeLessThan(6);
  });
});
