import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readClassFinder } from '../classes/classes.ts';
import { entityFields, entityIdSchema, entityNameSchema } from '../entity-input.ts';
import { keyOf } from '../similarity.ts';
import { type EntityRow, readEntityRows } from './entity.ts';
import { findDuplicate } from './find-duplicate.ts';

const schema = z.object({
  class: entityFields.class,
  name: entityFields.name,
  parentId: entityFields.parentId.nullish(),
  aliases: z.array(entityNameSchema).max(50).nullish(),
  id: entityIdSchema.nullish(),
});

/**
 * Finds the entity that one of this class, place and name would duplicate (AST.9); null where there is none.
 * @param input.id the entity that is renamed: no duplicate of itself.
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function checkEntityDuplicate(ctx: Ctx, input: z.input<typeof schema>): Promise<EntityRow | null> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { class: called, name, parentId, aliases, id } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const stored = (await readClassFinder(trx, ctx.customer.id))(called);
    const ids = parentId == null ? [] : [parentId];
    const parents = await readEntityRows(trx, ctx.customer.id, ids);
    const parent = parentId == null ? undefined : parents.get(parentId);
    const found = await findDuplicate(trx, ctx.customer.id, {
      class: stored?.class ?? called,
      keys: [name, ...(aliases ?? [])].map(keyOf),
      buildingId: stored?.class === 'Building' ? null : (parent?.buildingId ?? null),
      exceptId: id ?? null,
    });
    if (!found) return null;
    return (await readEntityRows(trx, ctx.customer.id, [found.id])).get(found.id) ?? null;
  });
}
