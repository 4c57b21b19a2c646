import type { Clock } from '../../../platform/clock.ts';
import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { ruleDisableAfter } from '../../constants.ts';
import type { CustomerRow } from '../../customers/customer-row.ts';
import { publishRules } from '../publish-rules.ts';
import type { Action, Rule } from '../rule.ts';
import { logRow } from '../rule-log.ts';
import { keysOf, type Timer, type TimerKey, writeLog } from '../timers.ts';
import { internalFailure } from './act.ts';
import type { ActionResult } from './acting.ts';
import type { JudgedTimers } from './judge-timers.ts';
import { disableFailing } from './stop-rule.ts';

interface Recorded {
  customer: CustomerRow;
  rule: Rule;
  action: Action;
  step: number;
  now: number;
}

/** Writes what became of a step: timers, the log, and what the rule says of itself. @returns timers that go on. */
export async function recordStep(
  trx: Transaction,
  { clock }: { clock: Clock },
  { customer, rule, action, step, now }: Recorded,
  { going, ended }: JudgedTimers,
  results: ReadonlyMap<number, ActionResult>,
): Promise<TimerKey[]> {
  const isLast = step === rule.actions.length - 1;
  const outcomes = going.map(({ timer }) => {
    const result = results.get(timer.alarmId) ?? internalFailure;
    const hasActed = timer.hasActed || result.outcome === 'ACTED';
    return { timer, result, hasActed, isDone: isLast || result.outcome === 'FAILED' };
  });
  await moveTimers(trx, customer.id, step + 1, now, [
    ...ended.map(({ timer }) => ({ timer, hasActed: timer.hasActed, isDone: true })),
    ...outcomes,
  ]);
  const rows = [
    ...ended.map(({ timer, said }) => logRow(customer.id, rule, timer, said, now)),
    ...outcomes.map(({ timer, result }) =>
      logRow(customer.id, rule, timer, { ...result, action: action.type, step }, now),
    ),
  ];
  await writeLog(trx, customer.id, rows, now);
  const failures = failuresOf(
    rule.failuresInRow,
    outcomes.map(({ result }) => result),
  );
  const executions = outcomes.filter(
    ({ isDone, hasActed, result }) => isDone && hasActed && result.outcome !== 'FAILED',
  );
  if (executions.length > 0)
    await trx.raw(
      `update automation_rules set execution_count = execution_count + ?, last_execution_at = ?, last_error = null,
         failures_in_row = 0 where customer_id = ? and id = ?`,
      [executions.length, new Date(now), customer.id, rule.id],
    );
  if (failures.last !== null) await writeFailures(trx, { customer, now }, rule, failures);
  if (failures.last !== null || (rule.lastError !== null && executions.length > 0))
    await publishRules(trx, { customer, clock });
  return outcomes.flatMap(({ timer, isDone }) => (isDone ? [] : timer));
}

async function moveTimers(
  trx: Transaction,
  customerId: number,
  next: number,
  now: number,
  moved: ReadonlyArray<{ timer: Timer; hasActed: boolean; isDone: boolean }>,
): Promise<void> {
  if (moved.length === 0) return;
  await trx.raw(
    `update automation_timers t set next_action = ?, has_acted = n.has_acted, done_at = case when n.is_done then ?::timestamptz end
     from ${customerRows(
       'unnest(?::bigint[], ?::bigint[], ?::text[], ?::boolean[], ?::boolean[]) as n (rule_id, alarm_id, entry, has_acted, is_done)',
     )}
     where t.customer_id = n.customer_id and t.rule_id = n.rule_id and t.alarm_id = n.alarm_id and t.entry = n.entry`,
    [
      ...[next, new Date(now), customerId],
      ...keysOf(moved.map(({ timer }) => timer)),
      pgArray(
        'boolean',
        moved.map(({ hasActed }) => hasActed),
      ),
      pgArray(
        'boolean',
        moved.map(({ isDone }) => isDone),
      ),
    ],
  );
}

interface Failures {
  /** Failures without a success since, and the most there were in a row. */
  inRow: number;
  most: number;
  /** Why the last one failed; null if none did. */
  last: string | null;
}

/** Counts failures in a row over results in their order, from those before. Pure. */
export function failuresOf(before: number, results: ReadonlyArray<Pick<ActionResult, 'outcome' | 'reason'>>): Failures {
  const failures: Failures = { inRow: before, most: before, last: null };
  for (const { outcome, reason } of results) {
    if (outcome === 'ACTED') failures.inRow = 0;
    if (outcome !== 'FAILED') continue;
    failures.inRow += 1;
    failures.most = Math.max(failures.most, failures.inRow);
    failures.last = reason;
  }
  return failures;
}

/** AUTO.28: ten failures in a row disable the rule. */
export async function writeFailures(
  trx: Transaction,
  stopping: { customer: CustomerRow; now: number },
  rule: Rule,
  { inRow, most, last }: Failures,
): Promise<void> {
  await trx.raw('update automation_rules set last_error = ?, failures_in_row = ? where customer_id = ? and id = ?', [
    ...[last, inRow, stopping.customer.id, rule.id],
  ]);
  if (most >= ruleDisableAfter) await disableFailing(trx, stopping, rule, last ?? '');
}
