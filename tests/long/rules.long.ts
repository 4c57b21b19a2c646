import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { timerMaxLateHours } from '../../domain/constants.ts';
import { overdueRules } from '../../domain/rules/engine/next-due.ts';
import { type Engines, openSecrets, startEngines } from '../../engines/supervisor/index.ts';
import { fromRoot } from '../../platform/root.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { randomOf } from '../faults/random.ts';
import { slowness } from '../support/patience.ts';
import { hour, minute, type RuleCustomer, ruleScene } from '../support/rule-scene.ts';
import { createRulesProcess, expectDoneOnce, timersOf } from '../support/rules-process.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

/** Alarms that wait; measurements need more, e.g. RULES_WAITING=50000. */
const waiting = Number(process.env.RULES_WAITING ?? 4_000);
/** Alarms of a rule that creates work: fewer than its guard lets through (AUTO.29). */
const withWork = 20;
/** Time over which they are due, ms. */
const dueWithin = 60_000;
/** Kills within that time and after it. */
const kills = 14;
/** Time after which the sweep of rules wakes one that something is overdue in, ms. */
const overdueAfter = 10_000;

const dataDir = fromRoot('.data', 'faults-rules');
let engines: Engines;
beforeAll(async () => {
  engines = await startEngines({
    ...{ dataDir, toolsDir: fromRoot('.data/tools'), choose: 'local' as const },
    ...{ only: ['postgres', 'temporal'] as const, createsDatabases: true, say: () => {}, env: process.env },
  });
  Object.assign(process.env, engines.env, {
    ENVIRONMENT_NAME: 'test',
    API_DATABASE_PASSWORD: await openSecrets(dataDir).get('api-database-password'),
    // nobody listens there: no alarm here comes back, so history is never asked
    CLICKHOUSE_URL: 'http://127.0.0.1:9',
  });
});
afterAll(() => engines?.stop());

const scene = ruleScene();
let worker: ReturnType<typeof createRulesProcess> | undefined;
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

const pinAndSnooze = [{ type: 'PIN' }, { type: 'SNOOZE', durationMinutes: 24 * 60, reason: 'Known' }];
const onPriority = (priority: number) => ({ criteria: [{ field: 'priority', values: [String(priority)] }] });

/** Alarms enter Intake, and wait in the rules that take them. @returns their numbers. */
async function wait(it: RuleCustomer, count: number, priority: number): Promise<number[]> {
  const ids = await it.alarms(count, { priority });
  for (const id of ids) await it.activate(id);
  await it.run();
  return ids;
}
const keyOf = ({ customerId }: RuleCustomer, { id }: { id: number }) => ({ customerId, ruleId: id });

/** Wakes rules in which something is overdue, as the sweep does; Temporal may be away. */
const sweep = async (it: RuleCustomer): Promise<void> => {
  const overdue = await overdueRules(it.db, Date.now() - overdueAfter);
  await worker?.wake(overdue).catch(() => undefined);
};
const untilDone = (it: RuleCustomer, rules: ReadonlyArray<{ id: number }>) =>
  until(
    'everything that waited',
    async () => {
      await sweep(it);
      return (await timersOf(it, rules)).waiting === 0;
    },
    240_000,
  );

test('AUTO.21 AUTO.23 AUTO.25 thousands of alarms come due while the worker and Temporal are killed with -9: nothing twice, nothing forgotten', async () => {
  const random = randomOf(seedFrom(15));
  scene.clock.set(new Date());
  const it = await scene.newCustomer();
  const delay = { minutes: 1 };
  const pins = await it.rule({ ...onPriority(1), delay, actions: pinAndSnooze as never });
  const works = await it.rule({
    ...{ ...onPriority(2), delay, pausesInFlood: false },
    actions: [{ type: 'CREATE_WORK' }] as never,
  });
  const pinned = await wait(it, waiting, 1);
  const worked = await wait(it, withWork, 2);
  expect(await timersOf(it, [pins, works])).toEqual({ done: 0, waiting: waiting + withWork });
  await it.db.raw(
    `update automation_timers set due_at = now() + (alarm_id * 7919 % 1000) * ?::float8 * interval '1 millisecond'
     where customer_id = ?`,
    [dueWithin / 1_000, it.customerId],
  );

  worker = createRulesProcess(scene.url());
  await worker.start();
  await worker.wake([keyOf(it, pins), keyOf(it, works)]);
  const killed: string[] = [];
  for (let bag: string[] = []; killed.length < kills; ) {
    await sleep(random.int(1_000, 5_000) * slowness());
    if (bag.length === 0) bag = ['worker', 'worker', 'temporal'];
    const [victim] = bag.splice(random.int(0, bag.length - 1), 1) as [string];
    killed.push(victim);
    if (victim === 'worker') {
      await worker.kill();
      await worker.start();
    } else {
      await engines.kill('temporal', 'SIGKILL');
      await sleep(random.int(0, 2_000));
      await engines.restart('temporal');
    }
    await sweep(it);
  }
  await untilDone(it, [pins, works]);

  expect(new Set(killed)).toEqual(new Set(['worker', 'temporal']));
  await expectDoneOnce(it, pins, pinned, { fields: ['isPinned', 'status'], actions: ['PIN', 'SNOOZE'] });
  // the move to Dispatched follows from the ticket, and is the system's
  await expectDoneOnce(it, works, worked, { fields: [], actions: ['CREATE_WORK'] });
  expect(await it.tickets()).toHaveLength(withWork);
  const on = await it.db('work_ticket_alarms').where({ customer_id: it.customerId }).select('alarm_id');
  expect(on.map(({ alarm_id: id }) => Number(id)).sort((a, b) => a - b)).toEqual(worked);
});

test('AUTO.23 an engine that stood still for over six hours skips what is later, with the reason, and does the rest once', async () => {
  scene.clock.set(new Date());
  const it = await scene.newCustomer();
  const rule = await it.rule({ delay: { minutes: 1 }, actions: pinAndSnooze as never });
  const ids = await wait(it, waiting / 2, 1);
  const of = { customer_id: it.customerId, rule_id: rule.id };
  await it
    .db('automation_timers')
    .where(of)
    .update({ due_at: new Date(Date.now() - minute) });
  worker = createRulesProcess(scene.url());
  await worker.start();
  await worker.wake([keyOf(it, rule)]);
  await until('some to be done', async () => (await timersOf(it, [rule])).done >= ids.length / 10);
  // it halts in the midst of them; as many hours pass for every other one as are too many
  await worker.kill();
  const { rows } = await it.db.raw<{ rows: Array<{ id: number; isLate: boolean }> }>(
    `update automation_timers set due_at = now() - case when alarm_id % 2 = 0 then :late::float8 else :inTime end * interval '1 millisecond'
     where customer_id = :customerId and rule_id = :ruleId and done_at is null and next_action is null
     returning alarm_id as id, alarm_id % 2 = 0 as "isLate"`,
    {
      ...{ late: timerMaxLateHours * hour + minute, inTime: timerMaxLateHours * hour - 10 * minute },
      ...{ customerId: it.customerId, ruleId: rule.id },
    },
  );
  const late = new Set(rows.flatMap(({ id, isLate }) => (isLate ? id : [])));
  expect(late.size).toBeGreaterThan(0);
  await worker.start();
  await untilDone(it, [rule]);

  const done = ids.filter((id) => !late.has(id));
  await expectDoneOnce(it, rule, done, { fields: ['isPinned', 'status'], actions: ['PIN', 'SNOOZE'] });
  const skipped = (await it.log(rule)).filter(({ outcome }) => outcome === 'SKIPPED');
  expect(skipped.map(({ alarmId }) => alarmId).sort((a, b) => a - b)).toEqual([...late].sort((a, b) => a - b));
  for (const { reason } of skipped) expect(reason).toBe(ruleTexts.log.late(timerMaxLateHours));
});
