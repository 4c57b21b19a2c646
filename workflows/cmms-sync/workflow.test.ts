import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncOutcome } from '../../domain/cmms/sync/attempt-tickets.ts';
import { newTaskQueue, quietTemporal, timeSkippingTemporal } from '../../tests/support/temporal.ts';
import { workflowBundle as bundleNow } from '../bundle.ts';
import { askForSync, resumeSync, syncIdOf, syncQueueOf } from './client.ts';
import type { TicketFailure, TicketOutcome } from './types.ts';

let temporal: TestWorkflowEnvironment;
let workflowBundle: WorkflowBundleOption;
beforeAll(async () => {
  quietTemporal();
  [temporal, workflowBundle] = await Promise.all([timeSkippingTemporal(), bundleNow()]);
});
afterAll(() => temporal?.teardown());

type Outcome = TicketOutcome['outcome'];
type Step = Outcome | ((ask: () => Promise<void>) => Promise<Outcome>);
const away: SyncOutcome = { kind: 'failed', isFinal: false, words: 'It cannot be reached' };
const done: SyncOutcome = { kind: 'done' };
const key = { customerId: 1, systemId: 5 };

/**
 * Runs a system's plan for tickets that are asked for together, each with the given outcomes; the last one repeats.
 * @returns by ticket the seconds at which it was tried, how tickets failed, and which were tried together.
 */
async function run(plans: Record<number, Step[]>) {
  const taskQueue = newTaskQueue();
  const port = { client: temporal.client, taskQueue };
  const at: Record<number, number[]> = {};
  const failures: TicketFailure[] = [];
  const together: number[][] = [];
  const worker = await Worker.create({
    connection: temporal.nativeConnection,
    taskQueue: syncQueueOf(taskQueue),
    workflowBundle,
    activities: {
      async attemptTickets(_customerId: number, ticketIds: number[]): Promise<TicketOutcome[]> {
        together.push(ticketIds);
        const now = await temporal.currentTimeMs();
        return Promise.all(
          ticketIds.map(async (ticketId) => {
            const times = [...(at[ticketId] ?? []), now];
            at[ticketId] = times;
            const steps = plans[ticketId] as Step[];
            const step = steps[Math.min(times.length, steps.length) - 1] as Step;
            const ask = () => askForSync(port, key, [ticketId]);
            return { ticketId, outcome: typeof step === 'function' ? await step(ask) : step };
          }),
        );
      },
      async failTickets(_customerId: number, failed: TicketFailure[]) {
        failures.push(...failed);
      },
    },
  });
  await worker.runUntil(async () => {
    await askForSync(port, key, Object.keys(plans).map(Number));
    await temporal.client.workflow.getHandle(syncIdOf(port, key)).result();
  });
  const first = Math.min(...Object.values(at).flat());
  const seconds = Object.fromEntries(
    Object.entries(at).map(([id, times]) => [id, times.map((time) => Math.round((time - first) / 1_000))]),
  );
  return { seconds, failures, together };
}

test('a system that is away is tried at 0, 1 and 5 minutes, then the ticket has failed with its words', async () => {
  expect(await run({ 12: [away] })).toMatchObject({
    seconds: { 12: [0, 60, 300] },
    failures: [{ ticketId: 12, words: 'It cannot be reached' }],
  });
});

test('what is refused is not tried again: a person has to mend it', async () => {
  expect(await run({ 12: [{ kind: 'failed', isFinal: true, words: 'BMXAA4091E' }] })).toMatchObject({
    seconds: { 12: [0] },
    failures: [{ ticketId: 12, words: 'BMXAA4091E' }],
  });
});

test('being asked to wait is no attempt', async () => {
  const wait: SyncOutcome = { kind: 'throttled', waitMs: 120_000, words: 'Too many requests' };
  expect(await run({ 12: [wait, wait, away, done] })).toMatchObject({
    seconds: { 12: [0, 121, 242, 302] },
    failures: [],
  });
});

test('an engine of ours that fails is no attempt either: it is tried again soon', async () => {
  expect(await run({ 12: [{ kind: 'broken' }, { kind: 'broken' }, { kind: 'broken' }, done] })).toMatchObject({
    seconds: { 12: [0, 1, 3, 7] },
    failures: [],
  });
});

test('what is asked for while it is tried is looked at at once, and is not failed for what was before', async () => {
  const askAndFail = async (ask: () => Promise<void>): Promise<SyncOutcome> => {
    await ask();
    return { kind: 'failed', isFinal: true, words: 'refused as it was' };
  };
  expect(await run({ 12: [askAndFail, done] })).toMatchObject({ seconds: { 12: [0, 0] }, failures: [] });
});

test('tickets that are asked for together are tried together, and none is held up by what becomes of another', async () => {
  const { together, seconds, failures } = await run({ 1: [done], 2: [away, done], 3: [done] });
  expect(together).toEqual([[1, 2, 3], [2]]);
  expect({ seconds, failures }).toEqual({ seconds: { 1: [0], 2: [0, 60], 3: [0] }, failures: [] });
});

test('more than a few are tried in several parts, each ticket once', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => index + 1);
  const { together } = await run(Object.fromEntries(ids.map((id) => [id, [done]])));
  expect(together.flat().sort((a, b) => a - b)).toEqual(ids);
  expect(Math.max(...together.map((some) => some.length))).toBe(16);
});

test('a plan that has run for long goes on in another run', async () => {
  const breaks: Step[] = Array.from({ length: 250 }, () => ({ kind: 'broken' }));
  const { seconds } = await run({ 12: [...breaks, away, done] });
  expect(seconds[12]).toHaveLength(252);
  const [before, last] = (seconds[12] ?? []).slice(-2);
  expect((last ?? 0) - (before ?? 0)).toBe(60);
});

test('who resumes tickets that are on their way leaves them alone', async () => {
  const port = { client: temporal.client, taskQueue: newTaskQueue() };
  await askForSync(port, key, [12]);
  const before = await temporal.client.workflow.getHandle(syncIdOf(port, key)).describe();
  await resumeSync(port, key, [12]);
  const after = await temporal.client.workflow.getHandle(syncIdOf(port, key)).describe();
  expect(after.runId).toBe(before.runId);
  await temporal.client.workflow.getHandle(syncIdOf(port, key)).terminate();
});
