import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import type { RuleKey } from './rule.ts';
import { logRow } from './rule-log.ts';
import { isOfItsRule, type Timer, timerColumns, writeLog } from './timers.ts';

/** A rule as the log names it. */
interface Named {
  id: number;
  name: string;
}

/** Lets go an alarm that waits in a rule, or what the rule has begun to act on, and logs why. The caller has locked the rule. */
export async function letGo(
  trx: Transaction,
  customerId: number,
  rule: Named,
  which: { alarmId: number } | 'begun',
  reason: string,
  now: number,
): Promise<void> {
  const [condition, bindings] =
    which === 'begun' ? (['t.next_action is not null', []] as const) : (['t.alarm_id = ?', [which.alarmId]] as const);
  const { rows } = await trx.raw(
    `update automation_timers t set done_at = ?
     where t.customer_id = ? and t.rule_id = ? and t.done_at is null and ${isOfItsRule} and ${condition}
     returning ${timerColumns}`,
    [new Date(now), customerId, rule.id, ...bindings],
  );
  await writeCancelled(trx, customerId, rule, rows, reason, now);
}

const writeCancelled = (
  trx: Transaction,
  customerId: number,
  rule: Named,
  timers: readonly Timer[],
  reason: string,
  at: number,
): Promise<void> =>
  writeLog(
    trx,
    customerId,
    timers.map((timer) => logRow(customerId, rule, timer, { outcome: 'CANCELLED', reason }, at)),
    at,
  );

/**
 * Lets go all that waits in a rule that the caller has locked: from now on it does not count, however often the rule is
 * enabled again. There may be very many, so `letGoSome` ends and logs them; the caller wakes the rule's workflow, or a sweep does.
 */
export async function letGoAll(
  trx: Transaction,
  customerId: number,
  rule: Named,
  reason: string,
  now: number,
): Promise<void> {
  await trx.raw(
    `with next as (
       update automation_rules set generation = generation + 1 where customer_id = ? and id = ? returning generation)
     insert into automation_let_go (customer_id, rule_id, generation, rule_name, reason, at)
     select ?, ?, generation - 1, ?, ?, ? from next`,
    [customerId, rule.id, customerId, rule.id, rule.name, reason, new Date(now)],
  );
}

/**
 * Ends and logs some of what a rule has let go, in one transaction. A process that dies leaves the rest to the next call.
 * @returns false if nothing was left.
 */
export function letGoSome(db: Database, { customerId, ruleId }: RuleKey, limit: number): Promise<boolean> {
  return forCustomer(db, customerId, async (trx) => {
    // whoever holds the row works on it alone: of its timers nobody else takes notice
    const { rows } = await trx.raw<{ rows: Array<{ generation: number; name: string; reason: string; at: number }> }>(
      `select generation, rule_name as name, reason, (extract(epoch from at) * 1000)::bigint as at from automation_let_go
       where customer_id = ? and rule_id = ? order by generation limit 1 for update`,
      [customerId, ruleId],
    );
    const [left] = rows;
    if (!left) return false;
    const { rows: timers } = await trx.raw(
      `update automation_timers t set done_at = ? where t.ctid = any(array(
         select w.ctid from automation_timers w
         where w.customer_id = ? and w.rule_id = ? and w.generation <= ? and w.done_at is null limit ?))
       returning ${timerColumns}`,
      [new Date(left.at), customerId, ruleId, left.generation, limit],
    );
    await writeCancelled(trx, customerId, { id: ruleId, name: left.name }, timers, left.reason, left.at);
    // fewer than the limit may be left of a full batch, where some end meanwhile
    if (timers.length === 0)
      await trx('automation_let_go')
        .where({ customer_id: customerId, rule_id: ruleId, generation: left.generation })
        .delete();
    return true;
  });
}
