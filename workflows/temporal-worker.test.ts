import { Context } from '@temporalio/activity';
import { ScheduleOverlapPolicy } from '@temporalio/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../platform/clock.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import { alarmState, instanceRow, storeAlarms, storeInstances } from '../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { noFiles } from '../tests/support/no-files.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { newTaskQueue, quietTemporal } from '../tests/support/temporal.ts';
import { until } from '../tests/support/until.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { builtBundle } from './bundle.ts';
import { sweeps } from './generated/sweeps.ts';
import { stateQuery } from './state.ts';
import { createActivities } from './sweeps/activities.ts';
import type { RecountProgress } from './sweeps/nuisance-counts.ts';
import { ensureSchedules, runsOf, scheduleIdOf, startSweep } from './sweeps/schedules.ts';
import { createTemporalWorker } from './temporal-worker.ts';

const log = pino({ level: 'silent' });
const opened: Temporal[] = [];

beforeAll(quietTemporal);
afterAll(() => Promise.all(opened.map((temporal) => temporal.close())));

function setup() {
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const temporal = createTemporal(env);
  opened.push(temporal);
  const worker = (activities: object, prepare = async () => {}) =>
    createTemporalWorker({ env, temporal, activities, prepare, bundle: async () => ({ codePath: builtBundle }), log });
  return { temporal, worker };
}

test('the schedules are made once, keep what an operator paused, and run their plans when triggered', async () => {
  const { temporal, worker } = setup();
  const ran = new Set<string>();
  const activities = Object.fromEntries(
    sweeps.map(({ name }) => [
      name,
      async () => {
        ran.add(name);
        return {};
      },
    ]),
  );
  const component = worker(activities, () => ensureSchedules(temporal));
  const names = ['recount-counted', 'recount-all', 'stale-alarms', 'overdue-tickets', 'snoozes'] as const;
  const handles = names.map((name) => temporal.client.schedule.getHandle(scheduleIdOf(temporal, name)));
  try {
    await component.start();
    await until('the worker', () => component.health().ready);
    await handles[0]?.pause('an operator looks into it');
    await ensureSchedules(temporal);
    const described = await Promise.all(handles.map((handle) => handle.describe()));
    expect(described.map((one) => one.state.paused)).toEqual([true, false, false, false, false]);
    expect(described.map((one) => one.policies)).toMatchObject(
      Array(5).fill({ overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: 3_600_000 }),
    );
    const next = described.map((one) => one.info.nextActionTimes.slice(0, 2).map((time) => time.getTime()));
    const hour = 3_600_000;
    const minute = 60_000;
    for (const [firstSweep = 0, secondSweep = 0] of next.splice(3)) expect(secondSweep - firstSweep).toBe(minute);
    expect(next.map(([first = 0]) => new Date(first).toISOString().slice(14, 19))).toEqual(['05:00', '15:00', '05:00']);
    expect(next.map(([first = 0, second = 0]) => (second - first) / hour)).toEqual([1, 24, 1]);
    expect(new Date(next[1]?.[0] ?? 0).getUTCHours()).toBe(2);

    for (const handle of handles) await handle.trigger();
    // others run automatically when a minute begins
    await until('the triggered sweeps to have run', () => names.every((name) => ran.has(name)));
  } finally {
    await Promise.all(
      sweeps.map(({ name }) => temporal.client.schedule.getHandle(scheduleIdOf(temporal, name)).delete()),
    );
    await component.stop();
  }
});

test('a schedule of a sweep that is no more is deleted, and what runs of it ends', async () => {
  const { temporal } = setup();
  const { client, taskQueue } = temporal;
  const scheduleId = `${taskQueue}/housekeeping/sweep-stale`;
  await client.schedule.create({
    scheduleId,
    spec: { intervals: [{ every: '1 hour' }] },
    action: { type: 'startWorkflow', workflowType: 'sweepStale', workflowId: `${scheduleId}/run`, taskQueue },
    state: { triggerImmediately: true },
  });
  const running = await until('a run that no worker takes', async () => {
    for await (const { workflowId } of client.workflow.list({ query: runsOf(scheduleId) })) return workflowId;
    return null;
  });
  // the list of schedules is eventually consistent
  await until('the schedule to be gone', async () => {
    await ensureSchedules(temporal);
    return client.schedule
      .getHandle(scheduleId)
      .describe()
      .then(
        () => false,
        () => true,
      );
  });
  expect((await client.workflow.getHandle(running).describe()).status.name).toBe('TERMINATED');
  await Promise.all(sweeps.map(({ name }) => client.schedule.getHandle(scheduleIdOf(temporal, name)).delete()));
});

test('what one worker had begun when it stopped, the next goes on with', async () => {
  const { temporal, worker } = setup();
  const env = testEnv();
  const own = await ownDatabase(env);
  const warehouse = createWarehouseClient(env, 'test-worker');
  const now = Date.UTC(2026, 4, 8, 12);
  const customerId = newCustomerId();
  const ids = Array.from({ length: 150 }, (_, index) => index + 1);
  const startedAt = now - 3_600_000;
  await storeAlarms(
    own.db,
    ids.map((id) => alarmState({ customerId, id })),
  );
  await storeInstances(
    warehouse,
    customerId,
    ids.map((alarmId) => instanceRow({ alarmId, startedAt, endedAt: startedAt + 1_000 })),
  );
  const arrived = async () => true;
  const activities = createActivities({
    db: own.db,
    warehouse,
    clock: fixedClock(new Date(now)),
    temporal,
    arrived,
    chunk: 1,
    exportFiles: noFiles,
  });
  const began: Array<RecountProgress | undefined> = [];
  const watched = {
    'recount-all': () => {
      began.push(Context.current().info.heartbeatDetails);
      return activities['recount-all']();
    },
  };
  const counted = async (): Promise<number> =>
    Number((await own.db('alarm_state').where('nuisance_count', '>', 0).count({ count: '*' }))[0]?.count);

  const first = worker(watched);
  await first.start();
  const handle = await startSweep(temporal, 'recount-all');
  await until('the first alarms to be counted', async () => (await counted()) >= 3);
  await first.stop();
  const before = await counted();
  expect(before).toBeLessThan(ids.length);

  const second = worker(watched);
  await second.start();
  expect(await handle.result()).toEqual({ checked: 150, changed: 150 });
  await second.stop();
  expect(await counted()).toBe(150);
  expect(began).toEqual([undefined, { checked: before, changed: before, after: { customerId, id: before } }]);
  await Promise.all([own.drop(), warehouse.close()]);
});

test('what is asked for while the same still runs joins it', async () => {
  const { temporal, worker } = setup();
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const recount = async () => {
    await ended;
    return { checked: 1, changed: 0 };
  };
  const component = worker({
    'recount-all': recount,
    'recount-counted': recount,
    'stale-alarms': async () => ({ marked: 4 }),
  });
  await component.start();
  const [first, second, other] = [
    await startSweep(temporal, 'recount-all'),
    await startSweep(temporal, 'recount-all'),
    await startSweep(temporal, 'recount-counted'),
  ];
  expect(second.firstExecutionRunId).toBe(first.firstExecutionRunId);
  expect(other.firstExecutionRunId).not.toBe(first.firstExecutionRunId);
  expect(await first.query(stateQuery)).toBe('runs recount-all');
  expect(await (await startSweep(temporal, 'stale-alarms')).result()).toEqual({ marked: 4 });
  end();
  expect(await Promise.all([first.result(), other.result()])).toEqual(Array(2).fill({ checked: 1, changed: 0 }));
  await component.stop();
});
