import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import { publishLenses } from './publish-lenses.ts';

/** A value of a field that has become another. */
export interface ValueChange {
  /** Field of a criterion. */
  field: string;
  from: readonly string[];
  to: string;
}

/** Tables that store criteria, with the column: lenses, saved views, automation rules, and the filters of teams. */
const kept = {
  lenses: 'criteria',
  saved_views: 'criteria',
  automation_rules: 'criteria',
  teams: 'alarm_filters',
} as const;

/**
 * Replaces a renamed or merged value in criteria (PROP.6, STAT.24), in the caller's transaction; screens with such a
 * lens open switch to the new criteria.
 */
export async function rewriteCriteria(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer' | 'clock'>,
  change: ValueChange,
): Promise<void> {
  let rewritten = 0;
  for (const [table, column] of Object.entries(kept)) {
    const naming: Array<{ id: string; criteria: Criterion[] }> = await trx(table)
      .where({ customer_id: ctx.customer.id })
      .whereRaw(`${column} @> ?::jsonb`, [JSON.stringify([{ field: change.field }])])
      .forUpdate()
      .select('id', `${column} as criteria`);
    for (const { id, criteria } of naming) {
      const next = criteria.map((criterion) => withNewName(criterion, change));
      if (JSON.stringify(next) === JSON.stringify(criteria)) continue;
      await trx(table)
        .where({ customer_id: ctx.customer.id, id })
        .update({ [column]: JSON.stringify(next) });
      rewritten += 1;
    }
  }
  if (rewritten > 0) await publishLenses(trx, ctx, null);
}

const withNewName = (criterion: Criterion, { field, from, to }: ValueChange): Criterion =>
  criterion.field === field
    ? {
        ...criterion,
        values: [...new Set(criterion.values.map((value) => (value !== null && from.includes(value) ? to : value)))],
      }
    : criterion;
