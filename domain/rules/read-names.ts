import { forCustomer } from '../../platform/database.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import type { Ctx } from '../identity/ctx.ts';

/** A rule as what it has done names it. */
export interface NamedRule {
  id: string;
  name: string;
  isDeleted: boolean;
}

/** Reads names of rules for whoever sees what they have done; a deleted one is called so. */
export async function readRuleNames(
  ctx: Pick<Ctx, 'db' | 'customer'>,
  ids: readonly number[],
): Promise<Map<number, NamedRule>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: Array<{ id: number; name: string }> }>(
      'select id, name from automation_rules where customer_id = ? and id = any(?::bigint[])',
      [ctx.customer.id, [...ids]],
    ),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(
    ids.map((id) => {
      const name = names.get(id);
      return [id, { id: String(id), name: name ?? ruleTexts.deleted, isDeleted: name === undefined }];
    }),
  );
}
