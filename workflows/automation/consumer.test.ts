import { expect, test } from 'vitest';
import { type Changes, noChanges } from '../../domain/changes/changes-message.ts';
import { handingChanges } from '../../tests/support/handed-changes.ts';
import { minute, type RuleCustomer, ruleScene } from '../../tests/support/rule-scene.ts';
import { until } from '../../tests/support/until.ts';
import { createAutomationConsumer } from './consumer.ts';

const scene = ruleScene();
/** Reads the messages about alarms. */
const ofAlarms = async (it: RuleCustomer) => (await it.published(0)).filter(({ message }) => message.alarms.length > 0);

test('AUTO.22 the consumer acts at once, wakes workflows for what waits, and does nothing twice', async () => {
  const it = await scene.newCustomer();
  const now = await it.rule({ name: 'Now' });
  const later = await it.rule({ name: 'Later', delay: { minutes: 5 } });
  const [id] = (await it.alarms(1)) as [number];
  await it.activate(id);
  const at = scene.clock.now().getTime();
  const changes = (await it.published(0)).map(({ message: { alarms } }) => ({
    ...noChanges(it.customerId, at),
    alarms,
  }));
  const woken: string[] = [];
  const workflow = {
    signalWithStart: async (_: string, { workflowId }: { workflowId: string }) => woken.push(workflowId),
  };
  const hand = handingChanges((stream) =>
    createAutomationConsumer({ ...it.deps, stream, temporal: { client: { workflow }, taskQueue: 'q' } as never }),
  );
  await hand(...changes);
  expect((await it.state(id)).isPinned).toBe(true);
  expect(woken).toEqual([`q/rule/${it.customerId}/${later.id}`]);
  // a crash before the offset was committed: read again, it wakes again and does nothing twice
  await hand(...changes);
  expect(woken).toHaveLength(2);
  expect((await it.row(now)).execution_count).toBe(1);
  expect(await it.db('automation_timers').where({ customer_id: it.customerId, rule_id: later.id })).toMatchObject([
    { due_at: new Date(scene.clock.now().getTime() + 5 * minute), done_at: null },
  ]);
});

test('AUTO.22 batches of partitions that come while others are judged are judged together, each alarm once', async () => {
  const it = await scene.newCustomer();
  const rule = await it.rule();
  const later = await it.rule({ name: 'Later', delay: { minutes: 5 } });
  const ids = await it.alarms(8);
  for (const id of ids) await it.activate(id);
  const at = scene.clock.now().getTime();
  const batches = (await ofAlarms(it)).map(({ message: { alarms } }) => ({
    ...noChanges(it.customerId, at),
    alarms,
  }));
  let wakes = 0;
  const workflow = {
    signalWithStart: async () => {
      wakes += 1;
    },
  };
  const hand = handingChanges((stream) =>
    createAutomationConsumer({ ...it.deps, stream, temporal: { client: { workflow }, taskQueue: 'q' } as never }),
  );
  let judged = 0;
  const count = ({ sql }: { sql: string }) => {
    if (sql.includes('insert into automation_timers')) judged += 1;
  };
  it.db.on('query', count);
  await Promise.all(batches.map((batch) => hand(batch)));
  it.db.off('query', count);
  expect(judged).toBeLessThan(batches.length / 2);
  for (const id of ids) expect((await it.state(id)).isPinned).toBe(true);
  expect((await it.row(rule)).execution_count).toBe(ids.length);
  expect(await it.db('automation_timers').where({ customer_id: it.customerId, rule_id: later.id })).toHaveLength(8);
  expect(wakes).toBeGreaterThan(0);
});

test('AUTO.22 a batch waits for the workflows that it wakes, and another does not', async () => {
  const it = await scene.newCustomer();
  await it.rule({ delay: { minutes: 5 }, criteria: [{ field: 'priority', values: ['1'] }] });
  await it.rule({ criteria: [{ field: 'priority', values: ['2'] }] });
  const [waits] = (await it.alarms(1, { priority: 1 })) as [number];
  const [acts] = (await it.alarms(1, { priority: 2 })) as [number];
  await it.activate(waits);
  await it.activate(acts);
  const at = scene.clock.now().getTime();
  const [first, second] = (await ofAlarms(it)).map(({ message: { alarms } }) => ({
    ...noChanges(it.customerId, at),
    alarms,
  })) as [Changes, Changes];
  let answer: (() => void) | undefined;
  const workflow = {
    signalWithStart: () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  };
  const hand = handingChanges((stream) =>
    createAutomationConsumer({ ...it.deps, stream, temporal: { client: { workflow }, taskQueue: 'q' } as never }),
  );
  let isCommitted = false;
  const slow = hand(first).then(() => {
    isCommitted = true;
  });
  await until('a workflow to be woken', async () => answer !== undefined);
  await hand(second);
  expect((await it.state(acts)).isPinned).toBe(true);
  expect(isCommitted).toBe(false);
  answer?.();
  await slow;
});
