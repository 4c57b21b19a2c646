import { z } from 'zod';
import { forPerson } from '../../platform/database.ts';
import { defaultCustomerId, pageSizes } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { searchTermSchema } from '../lists/criteria/criteria.ts';
import { limitSchema, offsetSchema } from '../paging.ts';

const schema = z.object({
  searchTerm: searchTermSchema,
  limit: limitSchema(pageSizes.picker),
  offset: offsetSchema,
});

export interface CustomerName {
  id: number;
  name: string;
}

/** A name as it is searched: in lower case and without accents. */
const folded = `regexp_replace(normalize(lower(c.name), NFKD), '[\\u0300-\\u036f]', '', 'g')`;

/**
 * A page of the enabled customers that the person may open, for super users of all: the default customer first
 * (AUTH-139), then by name. In a session that opens one customer alone, that one.
 * @param input.searchTerm part of a name, or a whole id, whose customer comes first.
 */
export async function listCustomers(
  ctx: Pick<Ctx, 'db' | 'person' | 'customer' | 'isConfined'>,
  input: z.input<typeof schema>,
): Promise<CustomerName[]> {
  const { searchTerm, limit, offset } = schema.parse(input);
  const { rows } = await forPerson(ctx.db, ctx.person.id, (trx) =>
    trx.raw(
      `select c.id, c.name from customers c
       where c.onboarding_status <> 'DISABLED'
         and (:isSuper or exists (
           select from memberships m where m.customer_id = c.id and m.user_id = :userId and m.status = 'active'))
         and (:onlyId::int is null or c.id = :onlyId)
         and (:term = '' or strpos(${folded}, :term) > 0 or c.id::text = :term)
       order by (c.id::text = :term) desc, (c.id = :defaultCustomerId) desc, c.name, c.id limit :limit offset :offset`,
      {
        ...{ isSuper: ctx.person.isSuper, userId: ctx.person.id, onlyId: ctx.isConfined ? ctx.customer.id : null },
        ...{ term: searchTerm, defaultCustomerId, limit, offset },
      },
    ),
  );
  return rows;
}
