import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { assetTexts } from '../../../texts/server/assets.ts';
import { audited } from '../../audit/audited.ts';
import { pageSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { offsetSchema } from '../../paging.ts';
import { recomputeEntities } from '../entities/recompute-entities.ts';
import { criticalitySchema, entityNameSchema } from '../entity-input.ts';
import { lockDirectory } from '../lock-directory.ts';
import { keyOf } from '../similarity.ts';

/** Use of spaces, with the criticality of spaces that have none of their own (AST.7). */
export interface SpaceType {
  id: string;
  name: string;
  criticality: number | null;
  /** Number of spaces of the type. */
  spaceCount: number;
}

const listed = z.object({ search: searchTermSchema, offset: offsetSchema });

/** Lists space types by name, fifty at a time. @throws AppError FORBIDDEN, INVALID. */
export async function listSpaceTypes(
  ctx: Ctx,
  input: z.input<typeof listed>,
): Promise<{ spaceTypes: SpaceType[]; spaceTypeCount: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { search, offset } = listed.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const of = { customerId: ctx.customer.id, search, limit: pageSizes.picker, offset };
    const { rows } = await trx.raw(
      `${select} where t.customer_id = :customerId and position(:search in lower(t.name)) > 0
       order by lower(t.name), t.id limit :limit offset :offset`,
      of,
    );
    const { rows: counted } = await trx.raw(
      `select count(*) from space_types t where t.customer_id = :customerId and position(:search in lower(t.name)) > 0`,
      of,
    );
    return { spaceTypes: rows, spaceTypeCount: counted[0].count };
  });
}

const select = `select t.id::text, t.name, t.criticality, (
    select count(*) from entities e where e.customer_id = t.customer_id and e.space_type_id = t.id
      and e.deleted_at is null) as "spaceCount"
  from space_types t`;

/** Reads space types by id. */
export async function readSpaceTypes(
  trx: Transaction,
  customerId: number,
  ids: readonly string[],
): Promise<Map<string, SpaceType>> {
  const { rows } = await trx.raw<{ rows: SpaceType[] }>(`${select} where t.customer_id = ? and t.id = any(?::uuid[])`, [
    customerId,
    [...ids],
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

const id = z.uuid(assetTexts.spaceTypeNotFound);
const changes = z.object({ name: entityNameSchema.nullish(), criticality: criticalitySchema.nullable().optional() });

/** Adds a space type. @throws AppError FORBIDDEN, INVALID, CONFLICT for a name that is taken. */
export async function createSpaceType(
  ctx: Ctx,
  input: { name: string; criticality?: number | null | undefined },
): Promise<SpaceType> {
  assertPermission(ctx, 'assets', 'CREATE');
  const { name, criticality } = changes.required({ name: true }).parse(input);
  const called = entityNameSchema.parse(name ?? '');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const subject = { kind: 'spaceType', id: '' };
    const read = async () => (subject.id ? fieldsOf(trx, ctx.customer.id, subject.id) : null);
    return audited(trx, ctx, { action: 'createSpaceType', subject, read }, async () => {
      const [row] = await trx('space_types')
        .insert({
          ...{ customer_id: ctx.customer.id, name: called, name_key: keyOf(called), criticality: criticality ?? null },
          ...{ created_by: ctx.person.id, created_at: ctx.clock.now() },
        })
        .onConflict(['customer_id', 'name_key'])
        .ignore()
        .returning('id');
      if (!row) throw conflict(assetTexts.spaceTypeExists(called));
      subject.id = row.id;
      return { id: row.id, name: called, criticality: criticality ?? null, spaceCount: 0 };
    });
  });
}

/**
 * Changes what is given of a space type; criticality of its spaces, and of what serves them, follows.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT for a name that is taken.
 */
export async function updateSpaceType(
  ctx: Ctx,
  input: { id: string; name?: string | null | undefined; criticality?: number | null | undefined },
): Promise<SpaceType> {
  assertPermission(ctx, 'assets', 'EDIT');
  const typeId = id.parse(input.id);
  const { name, criticality } = changes.parse(input);
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    await lockDirectory(trx, customer_id);
    const read = () => fieldsOf(trx, customer_id, typeId);
    if (!(await read())) throw notFound(assetTexts.spaceTypeNotFound);
    const taken =
      name &&
      (await trx('space_types')
        .where({ customer_id, name_key: keyOf(name) })
        .whereNot({ id: typeId })
        .first('id'));
    if (taken) throw conflict(assetTexts.spaceTypeExists(name));
    await audited(trx, ctx, { action: 'updateSpaceType', subject: { kind: 'spaceType', id: typeId }, read }, () =>
      trx('space_types')
        .where({ customer_id, id: typeId })
        .update({
          ...(name && { name, name_key: keyOf(name) }),
          ...(criticality !== undefined && { criticality }),
          id: typeId,
        }),
    );
    if (criticality !== undefined) {
      const spaces = await trx('entities').where({ customer_id, space_type_id: typeId, deleted_at: null }).select('id');
      await recomputeEntities(
        trx,
        ctx,
        spaces.map((space) => Number(space.id)),
      );
    }
    return (await readSpaceTypes(trx, customer_id, [typeId])).get(typeId) as SpaceType;
  });
}

/** Deletes a space type. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT where spaces have it. */
export async function deleteSpaceType(ctx: Ctx, input: string): Promise<{ id: string }> {
  assertPermission(ctx, 'assets', 'DELETE');
  const typeId = id.parse(input);
  const key = { customer_id: ctx.customer.id, id: typeId };
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockDirectory(trx, ctx.customer.id);
    const known = (await readSpaceTypes(trx, ctx.customer.id, [typeId])).get(typeId);
    if (!known) throw notFound(assetTexts.spaceTypeNotFound);
    if (known.spaceCount > 0) throw conflict(assetTexts.spaceTypeUsed(known.name, known.spaceCount));
    const read = () => fieldsOf(trx, ctx.customer.id, typeId);
    // entities that were deleted with it keep no key to it
    await trx('entities')
      .where({ customer_id: key.customer_id, space_type_id: typeId })
      .update({ space_type_id: null });
    await audited(trx, ctx, { action: 'deleteSpaceType', subject: { kind: 'spaceType', id: typeId }, read }, () =>
      trx('space_types').where(key).delete(),
    );
    return { id: typeId };
  });
}

const fieldsOf = async (trx: Transaction, customerId: number, typeId: string) =>
  (await trx('space_types').where({ customer_id: customerId, id: typeId }).first('name', 'criticality')) ?? null;
