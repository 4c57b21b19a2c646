import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import type { RuleKey } from '../rule.ts';

/** Condition of rules of customers that are not disabled: the rules of others wait (ADM.2). */
const isServed = `exists (select from customers c where c.id = r.customer_id and c.onboarding_status <> 'DISABLED')`;

/**
 * Finds when something is due next in an enabled rule, and notes that its workflow looks then.
 * @returns milliseconds from now, at least 0; null if nothing waits, or the rule or its customer does not act now.
 */
export function nextDue(
  { db, clock }: { db: Database; clock: Clock },
  customerId: number,
  ruleId: number,
): Promise<number | null> {
  return forCustomer(db, customerId, async (trx) => {
    // whoever adds an earlier timer has it locked, and is seen by the next statement
    const rule = await trx('automation_rules')
      .where({ customer_id: customerId, id: ruleId })
      .forNoKeyUpdate()
      .first('state');
    if (!rule) return null;
    const { rows } = await trx.raw(
      `update automation_rules r set wakes_at = case when r.state = 'ENABLED' and ${isServed} then (
         select min(t.due_at) from automation_timers t
         where t.customer_id = r.customer_id and t.rule_id = r.id and t.generation = r.generation and t.done_at is null) end
       where r.customer_id = ? and r.id = ? returning (extract(epoch from r.wakes_at) * 1000)::bigint as at`,
      [customerId, ruleId],
    );
    const at = rows[0]?.at ?? null;
    return at === null ? null : Math.max(0, at - clock.now().getTime());
  });
}

/** Finds enabled rules in which something is overdue: what should have woken them was lost. @param before ms since the epoch. */
export async function overdueRules(db: Database, before: number): Promise<RuleKey[]> {
  const { rows } = await db.raw(
    `select r.customer_id as "customerId", r.id as "ruleId" from automation_rules r
     where r.state = 'ENABLED' and ${isServed} and exists (
       select from automation_timers t
       where t.customer_id = r.customer_id and t.rule_id = r.id and t.generation = r.generation and t.done_at is null
         and t.due_at < ?)`,
    [new Date(before)],
  );
  return rows;
}

/** Forgets what rules have done long ago: by then no change is read again. @returns how many were forgotten. */
export async function forgetDone(db: Database, before: number, limit: number): Promise<number> {
  const { rowCount } = await db.raw(
    `delete from automation_timers where ctid = any(array(
       select ctid from automation_timers where done_at < ? limit ?))`,
    [new Date(before), limit],
  );
  return rowCount ?? 0;
}
