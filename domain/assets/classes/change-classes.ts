import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { assetTexts } from '../../../texts/server/assets.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { pageSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { offsetSchema } from '../../paging.ts';
import { entityNameSchema } from '../entity-input.ts';
import { lockDirectory } from '../lock-directory.ts';
import { keyOf } from '../similarity.ts';
import { assetTypes, brickClasses, type EntityClass, findBrickClass, readOwnClasses } from './classes.ts';

const newClass = z.object({
  name: entityNameSchema,
  kind: z.enum(assetTypes),
  parent: entityNameSchema.nullish(),
});

/**
 * Adds a class of the customer's own (AST.12).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for a parent that Brick does not have, CONFLICT for a name that is taken.
 */
export async function createEntitySchema(ctx: Ctx, input: z.input<typeof newClass>): Promise<EntityClass> {
  assertPermission(ctx, 'assets', 'CREATE');
  const { name, kind, parent } = newClass.parse(input);
  const brickParent = parent == null ? null : findBrickClass(parent);
  if (parent != null && brickParent?.kind !== kind) throw notFound(assetTexts.unknownClass(parent));
  if (findBrickClass(name)) throw conflict(assetTexts.classExists(name));
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const [row] = await trx('entity_classes')
      .insert({
        ...{ customer_id: ctx.customer.id, name, name_key: keyOf(name), kind, brick_parent: brickParent?.id ?? null },
        ...{ created_by: ctx.person.id, created_at: ctx.clock.now() },
      })
      .onConflict(['customer_id', 'name_key'])
      .ignore()
      .returning('id');
    if (!row) throw conflict(assetTexts.classExists(name));
    const after = { name, kind, parent: brickParent?.id ?? null };
    await writeAudit(trx, ctx, { action: 'createEntitySchema', subject: { kind: 'entityClass', id: row.id }, after });
    return { id: row.id, ...after, isOwn: true };
  });
}

/**
 * Deletes a class of the customer's own.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for a class of Brick, or one that is used.
 */
export async function deleteEntitySchema(ctx: Ctx, id: string): Promise<{ id: string }> {
  assertPermission(ctx, 'assets', 'DELETE');
  const ofBrick = brickClasses.find((one) => one.id === id);
  if (ofBrick) throw conflict(assetTexts.classBuiltIn(ofBrick.name));
  if (!z.uuid().safeParse(id).success) throw notFound(assetTexts.classNotFound);
  const key = { customer_id: ctx.customer.id, id };
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockDirectory(trx, ctx.customer.id);
    const known = await trx('entity_classes').where(key).forUpdate().first('name', 'kind');
    if (!known) throw notFound(assetTexts.classNotFound);
    const [used] = await trx('entities')
      .where({ customer_id: ctx.customer.id, class_id: id, deleted_at: null })
      .count('* as count');
    const count = Number(used?.count ?? 0);
    if (count > 0) throw conflict(assetTexts.classUsed(known.name, count));
    await trx('entity_classes').where(key).delete();
    await writeAudit(trx, ctx, { action: 'deleteEntitySchema', subject: { kind: 'entityClass', id }, before: known });
    return { id };
  });
}

const listed = z.object({ search: searchTermSchema, offset: offsetSchema });

/** Lists classes by name, fifty at a time: the customer's own and those of Brick. @throws AppError FORBIDDEN, INVALID. */
export async function listEntityClasses(
  ctx: Ctx,
  input: z.input<typeof listed>,
): Promise<{ entityClasses: EntityClass[]; entityClassCount: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { search, offset } = listed.parse(input);
  const own = await forCustomer(ctx.db, ctx.customer.id, (trx) => readOwnClasses(trx, ctx.customer.id));
  const found = [...own, ...brickClasses]
    .filter(({ name }) => foldText(name).includes(search))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { entityClasses: found.slice(offset, offset + pageSizes.picker), entityClassCount: found.length };
}
