import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import type { RuleKey } from './rule.ts';

/**
 * Condition on `automation_timers t` and its rule `r`: a longer delay holds at once, also for what has not been moved yet.
 * Binds the time.
 */
export const isDelayOver = `(r.delay_changed_at is null or t.triggered_at + r.delay_minutes * interval '1 minute' <= ?)`;

/**
 * Notes that the delay of a rule, which the caller has locked, is another. There may be very much that waits in it, so `moveDue`
 * moves it; the caller wakes the rule's workflow, or a sweep does.
 */
export const delayChanged = (trx: Transaction, { customerId, ruleId }: RuleKey, now: Date): PromiseLike<unknown> =>
  trx('automation_rules').where({ customer_id: customerId, id: ruleId }).update({ delay_changed_at: now });

/**
 * Moves what waits in a rule to where its changed delay puts it, some at a time, with a pause after each. What was to come
 * becomes due when the delay was changed at the earliest: a shorter delay makes nothing late. A process that dies leaves the
 * rest to the next call.
 */
export async function* moveDue(db: Database, key: RuleKey, limit: number): AsyncGenerator<undefined> {
  let version: number | undefined;
  // what has been moved lies behind the rest in either direction, so it is not looked at again and again
  for (const direction of ['later', 'earlier'] as const)
    for (let found = limit; found === limit; ) {
      const some = await moveSome(db, key, direction, limit);
      if (!some) return;
      found = some.found;
      version ??= some.version;
      if (found < limit && direction === 'earlier') await allMoved(db, key, version);
      yield;
    }
}

/**
 * Moves what is found, except what ends or begins to act meanwhile.
 * @returns how many were found, and the version of the rule that moved them; null if there is nothing to do, or the rule is
 *   changed meanwhile: the next call does what it then is.
 */
function moveSome(
  db: Database,
  { customerId, ruleId }: RuleKey,
  direction: 'later' | 'earlier',
  limit: number,
): Promise<{ found: number; version: number } | null> {
  return forCustomer(db, customerId, async (trx) => {
    const rules = () => trx('automation_rules').where({ customer_id: customerId, id: ruleId });
    const rule = await rules()
      .whereNotNull('delay_changed_at')
      .first('generation', 'version', 'delay_minutes as minutes', 'delay_changed_at as changedAt');
    if (!rule) return null;
    const { generation, version } = rule;
    const due = `greatest(triggered_at + :minutes * interval '1 minute', least(due_at, :changedAt::timestamptz))`;
    const [isOff, order] = direction === 'later' ? ['<', 'asc'] : ['>', 'desc'];
    const isToMove = `customer_id = :customerId and rule_id = :ruleId and generation = :generation and done_at is null
      and next_action is null and due_at ${isOff} ${due}`;
    const bindings = { ...rule, customerId, ruleId };
    // search without the lock: alarms that enter the rule wait for it
    const { rows } = await trx.raw(
      `select ctid::text as place from automation_timers where ${isToMove} order by due_at ${order} limit :limit`,
      { ...bindings, limit },
    );
    if (rows.length > 0) {
      if (!(await rules().where({ generation, version }).forNoKeyUpdate().first('id'))) return null;
      const places = pgArray(
        'tid',
        rows.map(({ place }: { place: string }) => place),
      );
      await trx.raw(
        `update automation_timers set due_at = ${due} where ctid = any(cast(:places as tid[])) and ${isToMove}`,
        { ...bindings, places },
      );
    }
    return { found: rows.length, version };
  });
}

/** Notes that all is moved, unless the rule was changed again meanwhile. */
const allMoved = (db: Database, { customerId, ruleId }: RuleKey, version: number): Promise<unknown> =>
  forCustomer(db, customerId, async (trx) =>
    trx('automation_rules').where({ customer_id: customerId, id: ruleId, version }).update({ delay_changed_at: null }),
  );
