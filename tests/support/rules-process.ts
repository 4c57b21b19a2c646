import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { createTemporal } from '../../platform/temporal.ts';
import { wakeRules } from '../../workflows/automation/client.ts';
import { testEnv } from './engines.ts';
import type { RuleCustomer } from './rule-scene.ts';
import { spawnWorker } from './spawn-worker.ts';
import { newTaskQueue } from './temporal.ts';

/** A worker that runs the timers of rules, as a process to be killed, and what wakes its workflows. */
export function createRulesProcess(databaseUrl: string) {
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const ofWarehouse = Object.entries(env).filter(([name]) => name.startsWith('CLICKHOUSE')) as Array<[string, string]>;
  const temporal = createTemporal(env);
  let worker: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const gone = worker && worker.exitCode === null && worker.signalCode === null ? once(worker, 'exit') : null;
    worker?.kill('SIGKILL');
    await gone;
  };
  return {
    async start(): Promise<void> {
      worker = await spawnWorker('rules-worker', {
        ...{ DATABASE_URL: databaseUrl, TEMPORAL_ADDRESS: env.TEMPORAL_ADDRESS },
        ...{ TEMPORAL_TASK_QUEUE: env.TEMPORAL_TASK_QUEUE, TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE },
        ...Object.fromEntries(ofWarehouse),
      });
    },
    /** Kills it with SIGKILL; resolves once it is gone. */
    kill,
    wake: (keys: ReadonlyArray<{ customerId: number; ruleId: number }>) => wakeRules(temporal, keys),
    async close(): Promise<void> {
      await kill();
      await temporal.close();
    },
  };
}

/** Counts the timers of some rules that are done, or wait. */
export async function timersOf(
  { db, customerId }: RuleCustomer,
  rules: ReadonlyArray<{ id: number }>,
): Promise<{ done: number; waiting: number }> {
  const { rows } = await db.raw(
    `select count(done_at)::int as done, (count(*) - count(done_at))::int as waiting from automation_timers
     where customer_id = ? and rule_id = any(?::bigint[])`,
    [customerId, rules.map(({ id }) => id)],
  );
  return rows[0];
}

/**
 * Expects that a rule has done each of its actions once on each alarm, and nothing else: activity and the log say so.
 * @param fields what its actions change in an alarm.
 */
export async function expectDoneOnce(
  one: RuleCustomer,
  rule: { id: number },
  alarmIds: readonly number[],
  { fields, actions }: { fields: readonly string[]; actions: readonly string[] },
): Promise<void> {
  const expected = (what: readonly string[]) => alarmIds.flatMap((id) => what.map((each) => `${id} ${each}`)).sort();
  const activity = (await one.published(0)).flatMap(({ message }) => message.activity);
  const changed = activity.filter(({ automationRuleId }) => automationRuleId === rule.id);
  expect(changed.map(({ alarmId, field }) => `${alarmId} ${field}`).sort()).toEqual(expected(fields));
  const acted = (await one.log(rule)).filter(({ outcome }) => outcome === 'ACTED');
  expect(acted.map(({ alarmId, action }) => `${alarmId} ${action}`).sort()).toEqual(expected(actions));
  expect((await one.row(rule)).execution_count).toBe(alarmIds.length);
}
