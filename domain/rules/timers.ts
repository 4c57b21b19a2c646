import { customerRows } from '../../platform/customer-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { type Changes, noChanges, type RuleLogRow } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import type { Entered } from './trigger.ts';

/** An alarm that waits in a rule. Times are milliseconds since the epoch. */
export interface Timer extends Entered {
  ruleId: number;
  alarmId: number;
  /** Version of the alarm that entered it. */
  alarmVersion: number;
  triggeredAt: number;
  dueAt: number;
  /** Number of rules in a row that have led to it, this one included. */
  chain: number;
  /** The action that is next, once it is decided that the rule acts; null before. */
  nextAction: number | null;
  /** True once an action has done something. */
  hasActed: boolean;
}

/** Key of a timer. */
export type TimerKey = Pick<Timer, 'ruleId' | 'alarmId' | 'entry'>;

/** Keys of a customer's timers as `n`; binds the customer and what `keysOf` returns. */
export const timerKeys = customerRows('unnest(?::bigint[], ?::bigint[], ?::text[]) as n (rule_id, alarm_id, entry)');
export const keysOf = (timers: readonly TimerKey[]) => [
  pgArray(
    'bigint',
    timers.map(({ ruleId }) => ruleId),
  ),
  pgArray(
    'bigint',
    timers.map(({ alarmId }) => alarmId),
  ),
  timers.map(({ entry }) => entry),
];

const time = (column: string): string => `(extract(epoch from t.${column}) * 1000)::bigint`;

export const timerColumns = `t.rule_id as "ruleId", t.alarm_id as "alarmId", t.entry,
  t.alarm_version as "alarmVersion", ${time('since_at')} as since, ${time('triggered_at')} as "triggeredAt",
  ${time('due_at')} as "dueAt", t.chain, t.next_action as "nextAction", t.has_acted as "hasActed"`;

/** Writes decisions of rules to the execution log, in the caller's transaction. */
export async function writeLog(
  trx: Transaction,
  customerId: number,
  rows: readonly RuleLogRow[],
  now: number,
): Promise<void> {
  if (rows.length === 0) return;
  const changes: Changes = { ...noChanges(customerId, now), ruleLog: [...rows] };
  await writeOutbox(trx, changes);
}

/** Joins the rule of a timer, if the timer waits in its present generation: others are about to be let go. */
export const ofItsRule =
  'join automation_rules r on r.customer_id = t.customer_id and r.id = t.rule_id and r.generation = t.generation';

/** Condition of the same for a statement that cannot join. */
export const isOfItsRule = `exists (select from automation_rules r
  where r.customer_id = t.customer_id and r.id = t.rule_id and r.generation = t.generation)`;

/**
 * Begins timers of rules that the caller has locked. An alarm that comes back restarts what waits of it in the rule, also a rule
 * that has begun to act: the newest entry counts, in whatever order they are read. One that is there, or that the rule is done
 * with, is not begun again. They are due by the delay that the rule now has.
 * @returns the timers that were begun, and those that made way.
 */
export async function beginTimers(
  trx: Transaction,
  customerId: number,
  timers: readonly Timer[],
  now: number,
): Promise<{ begun: Timer[]; replaced: Timer[] }> {
  if (timers.length === 0) return { begun: [], replaced: [] };
  const arrays = [
    ...keysOf(timers),
    pgArray(
      'bigint',
      timers.map(({ alarmVersion }) => alarmVersion),
    ),
  ];
  const rows = customerRows(
    'unnest(?::bigint[], ?::bigint[], ?::text[], ?::bigint[]) as n (rule_id, alarm_id, entry, version)',
  );
  const replaced = await trx.raw(
    `update automation_timers t set done_at = ? from ${rows}
     where t.customer_id = n.customer_id and t.rule_id = n.rule_id and t.alarm_id = n.alarm_id and t.done_at is null
       and t.alarm_version < n.version and t.entry <> n.entry and ${isOfItsRule}
     returning ${timerColumns}`,
    [new Date(now), customerId, ...arrays],
  );
  const begun = await trx.raw(
    `insert into automation_timers as t (customer_id, rule_id, generation, alarm_id, entry, alarm_version, since_at,
       triggered_at, due_at, chain)
     select r.customer_id, r.id, r.generation, n.alarm_id, n.entry, n.version, n.since_at, n.triggered_at,
       n.triggered_at + r.delay_minutes * interval '1 minute', n.chain
     from ${customerRows(
       `unnest(?::bigint[], ?::bigint[], ?::text[], ?::bigint[], ?::timestamptz[], ?::timestamptz[], ?::smallint[])
         as n (rule_id, alarm_id, entry, version, since_at, triggered_at, chain)`,
     )}
     join automation_rules r on r.customer_id = n.customer_id and r.id = n.rule_id
     where not exists (select from automation_timers o where o.customer_id = r.customer_id and o.rule_id = n.rule_id
       and o.alarm_id = n.alarm_id and o.alarm_version > n.version)
     on conflict do nothing returning ${timerColumns}`,
    [
      customerId,
      ...arrays,
      timers.map(({ since }) => (since === null ? null : new Date(since))),
      timers.map(({ triggeredAt }) => new Date(triggeredAt)),
      timers.map(({ chain }) => chain),
    ],
  );
  return { begun: begun.rows, replaced: replaced.rows };
}

/** Reads what waits of some alarms, in one order. */
export async function readWaiting(trx: Transaction, customerId: number, alarmIds: readonly number[]): Promise<Timer[]> {
  const { rows } = await trx.raw(
    `select ${timerColumns} from automation_timers t ${ofItsRule}
     where t.customer_id = ? and t.alarm_id = any(?::bigint[]) and t.done_at is null
     order by t.rule_id, t.alarm_id`,
    [customerId, pgArray('bigint', alarmIds)],
  );
  return rows;
}

/** Ends timers. */
export async function endTimers(
  trx: Transaction,
  customerId: number,
  timers: readonly TimerKey[],
  now: number,
): Promise<void> {
  if (timers.length === 0) return;
  await trx.raw(
    `update automation_timers t set done_at = ? from ${timerKeys}
     where t.customer_id = n.customer_id and t.rule_id = n.rule_id and t.alarm_id = n.alarm_id and t.entry = n.entry`,
    [new Date(now), customerId, ...keysOf(timers)],
  );
}
