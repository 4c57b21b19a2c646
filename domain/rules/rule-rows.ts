import type { Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import type { Rule } from './rule.ts';

const time = (column: string): string => `(extract(epoch from r.${column}) * 1000)::bigint`;

const columns = `r.id, r.name, r.description, r.execution_order as "executionOrder", r.state,
  r.pause_reason as "pauseReason", ${time('paused_at')} as "pausedAt", r.pauses_in_flood as "pausesInFlood", r.trigger,
  r.schedule, r.criteria, r.asset_criteria as "assetCriteria", r.delay_minutes as "delayMinutes", r.actions,
  to_jsonb(r.exclude_ids) as "excludeIds", r.last_error as "lastError", ${time('last_execution_at')} as "lastExecutionAt",
  r.execution_count as "executionCount", r.failures_in_row as "failuresInRow", ${time('enabled_at')} as "enabledAt",
  ${time('created_at')} as "createdAt", r.created_by as "createdBy", ${time('updated_at')} as "updatedAt", r.version, r.generation`;

/** Returns the number of a rule as it is written; null for none. */
export const ruleNumber = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);

/**
 * Reads a customer's rules in the order in which they act.
 * @param rest SQL after the customer's condition, of `automation_rules r`, with `order` for the order.
 */
export async function readRules(
  trx: Transaction,
  customerId: number,
  { where = 'true', bindings = [], page = '' }: { where?: string; bindings?: readonly unknown[]; page?: string } = {},
): Promise<Rule[]> {
  const { rows } = await trx.raw<{ rows: Rule[] }>(
    `select ${columns} from automation_rules r where r.customer_id = ? and ${where}
     order by r.execution_order, r.id ${page}`,
    [customerId, ...bindings],
  );
  return rows;
}

/** Reads a rule and locks it. @throws AppError NOT_FOUND. */
export async function lockRule(trx: Transaction, customerId: number, id: string): Promise<Rule> {
  const [rule] = await readRules(trx, customerId, {
    where: 'r.id = ?::bigint',
    bindings: [ruleNumber(id)],
    page: 'for update of r',
  });
  if (!rule) throw notFound(ruleTexts.notFound);
  return rule;
}

/** State of a locked rule, which may differ from what was read into memory. */
export type LockedRule = Pick<Rule, 'state' | 'generation'>;

/** Locks rules in one order, so that writers of several cannot deadlock; returns their states and generations. */
export async function lockStatesOf(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, LockedRule>> {
  if (ids.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: Array<LockedRule & { id: number }> }>(
    `select id, state, generation from automation_rules where customer_id = ? and id = any(?::bigint[])
     order by id for no key update`,
    [customerId, pgArray('bigint', ids)],
  );
  return new Map(rows.map(({ id, ...locked }) => [id, locked]));
}

/** Serializes changes of a customer's rules until the transaction ends: names, order and limits hold. */
export const lockRules = (trx: Transaction, customerId: number) =>
  trx.raw(`select pg_advisory_xact_lock(?, hashtext('automation_rules'))`, [customerId]);
