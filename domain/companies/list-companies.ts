import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { listLimits, pageSizes } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { textInNameSchema } from '../people/list-people.ts';

/** Firm that people of a customer work for (ADM.6). */
export interface Company {
  id: string;
  name: string;
}

const schema = z.object({
  where: z.object({ nameLike: textInNameSchema }).nullish(),
  limit: z.int().min(1).max(listLimits.limit).nullish(),
  offset: z.int().min(0).max(listLimits.offset).nullish(),
});

/**
 * Lists a page of the customer's companies by name, with the number of all that match.
 * @throws AppError FORBIDDEN without the right to see users, INVALID.
 */
export async function listCompanies(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ companies: Company[]; count: number }> {
  assertPermission(ctx, 'users', 'VIEW');
  const { where, limit, offset } = schema.parse(input);
  const bound = { customerId: ctx.customer.id, nameLike: where?.nameLike ?? '%' };
  const matching = 'from companies where customer_id = :customerId and name ilike :nameLike';
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { rows } = await trx.raw(`select id, name ${matching} order by name_key, id limit :limit offset :offset`, {
      ...bound,
      limit: limit ?? pageSizes.picker,
      offset: offset ?? 0,
    });
    const counted = await trx.raw(`select count(*) as count ${matching}`, bound);
    return { companies: rows, count: Number(counted.rows[0].count) };
  });
}
