import type { Database } from '../../../platform/database.ts';
import { letGoSome } from '../let-go.ts';
import { moveDue } from '../move-due.ts';
import type { RuleKey } from '../rule.ts';
import { type FireDeps, fireAllDue } from './fire.ts';

/** Alarms of one transaction: it holds what others wait for, the rule or its row of what is let go, for a few tenths of a second. */
const alarmsAtOnce = 2_000;

/**
 * Does all that is to do in a rule now: what is due, and, some at a time, what changes of the rule have left to do for the alarms
 * that waited in it.
 */
export async function tendRule(deps: FireDeps, key: RuleKey): Promise<void> {
  const fire = () => fireAllDue(deps, key.customerId, { ruleId: key.ruleId }, deps.onStep);
  await fire();
  for await (const _ of finishChanges(deps.db, key)) {
    deps.onStep?.();
    // what is due does not wait for what is let go
    await fire();
  }
}

/** Ends what a rule has let go, and moves what waits by another delay now, with a pause after each transaction. */
export async function* finishChanges(db: Database, key: RuleKey, atOnce = alarmsAtOnce): AsyncGenerator<undefined> {
  while (await letGoSome(db, key, atOnce)) yield;
  yield* moveDue(db, key, atOnce);
}

/** Finds rules, also deleted ones, that have unfinished changes: whoever changed them may have died before waking them. */
export async function unfinishedRules(db: Database): Promise<RuleKey[]> {
  const { rows } = await db.raw(
    `select customer_id as "customerId", rule_id as "ruleId" from automation_let_go
     union select customer_id, id from automation_rules where delay_changed_at is not null`,
  );
  return rows;
}
