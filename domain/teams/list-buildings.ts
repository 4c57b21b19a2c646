import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { pageSizes } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { limitSchema, offsetSchema } from '../paging.ts';
import { textInNameSchema } from '../people/list-people.ts';

/** A building that a team can look after. */
export interface Building {
  id: string;
  name: string;
}

const schema = z.object({
  where: z.object({ nameLike: textInNameSchema }).nullish(),
  limit: limitSchema(pageSizes.picker),
  offset: offsetSchema,
});

/**
 * Lists a page of the customer's buildings by name, and how many there are.
 * @throws AppError FORBIDDEN for whoever may not look at teams.
 */
export async function listBuildings(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ buildings: Building[]; count: number }> {
  assertPermission(ctx, 'teams', 'VIEW');
  const { where, limit, offset } = schema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with found as (
         select id::text, name, name_key, id as number from entities
         where customer_id = :customerId and class = 'Building' and deleted_at is null and name ilike :nameLike)
       select (select count(*)::int from found) as count,
         coalesce((select json_agg(json_build_object('id', id, 'name', name) order by name_key, number)
           from (select * from found order by name_key, number limit :limit offset :offset) page), '[]') as buildings`,
      { customerId: ctx.customer.id, nameLike: where?.nameLike ?? '%', limit, offset },
    ),
  );
  return rows[0];
}
