import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { pageSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { limitSchema, offsetSchema } from '../../paging.ts';
import { entityIdSchema } from '../entity-input.ts';

/** A line of what became of an entity. Times are milliseconds since the epoch. */
export interface EntityActivityRow {
  id: string;
  createdAt: number;
  userId: string | null;
  userName: string | null;
  field: string;
  prevValue: string | null;
  revValue: string | null;
}

const schema = z.object({
  entityId: entityIdSchema,
  limit: limitSchema(pageSizes.entityActivity),
  offset: offsetSchema,
});

/** Lists what became of an entity, newest first, a hundred at a time (AST-073). @throws AppError FORBIDDEN, INVALID. */
export async function listEntityActivity(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ entityActivity: EntityActivityRow[]; count: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { entityId, limit, offset } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { rows } = await trx.raw(
      `select id::text, (extract(epoch from created_at) * 1000)::bigint as "createdAt", user_id::text as "userId",
         user_name as "userName", field, prev_value as "prevValue", rev_value as "revValue"
       from entity_activity where customer_id = ? and entity_id = ?
       order by created_at desc, id limit ? offset ?`,
      [ctx.customer.id, entityId, limit, offset],
    );
    const [counted] = await trx('entity_activity')
      .where({ customer_id: ctx.customer.id, entity_id: entityId })
      .count('* as count');
    return { entityActivity: rows, count: Number(counted?.count ?? 0) };
  });
}
