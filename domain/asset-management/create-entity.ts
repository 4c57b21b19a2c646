import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { readClassFinder } from '../assets/classes/classes.ts';
import { type EntityRow, readEntityRows } from '../assets/entities/entity.ts';
import { findDuplicate } from '../assets/entities/find-duplicate.ts';
import { recomputeEntities } from '../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import { entityFields, entityNameSchema, entityTokensOf } from '../assets/entity-input.ts';
import { lockDirectory } from '../assets/lock-directory.ts';
import { keyOf } from '../assets/similarity.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { takeIds } from '../take-ids.ts';
import { placeOf } from './check-place.ts';

const { class: className, name, properties, parentId, criticality, spaceTypeId, shop } = entityFields;
const newEntity = z.object({
  class: className,
  name,
  parentId: parentId.nullish().transform((value) => value ?? null),
  criticality: criticality.nullish().transform((value) => value ?? null),
  spaceTypeId: spaceTypeId.nullish().transform((value) => value ?? null),
  shop: shop.nullish().transform((value) => value ?? null),
  properties: properties.nullish().transform((value) => value ?? []),
  aliases: z
    .array(entityNameSchema)
    .max(50)
    .nullish()
    .transform((given) => [...new Map((given ?? []).map((alias) => [keyOf(alias), alias])).values()]),
});
export type NewEntity = z.input<typeof newEntity>;

/**
 * Adds a place or an asset, with other names that alarms may call it by. They act on texts that are read from then on
 * (AST.6).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the class, the parent or the space type, CONFLICT where its
 *   building has one of that class and name (AST.9).
 */
export async function createEntity(trx: Transaction, ctx: Ctx, input: NewEntity): Promise<EntityRow> {
  assertPermission(ctx, 'assets', 'CREATE');
  const { aliases, class: called, ...given } = newEntity.parse(input);
  const customerId = ctx.customer.id;
  await lockDirectory(trx, customerId);
  const stored = (await readClassFinder(trx, customerId))(called);
  if (!stored) throw notFound(assetTexts.unknownClass(called));
  if (given.spaceTypeId !== null) await assertSpaceType(trx, customerId, { ...stored, spaceTypeId: given.spaceTypeId });
  const parent = await placeOf(trx, customerId, { ...stored, parentId: given.parentId });
  const keys = [given.name, ...aliases].map(keyOf);
  const buildingId = stored.class === 'Building' ? null : (parent?.buildingId ?? null);
  const known = await findDuplicate(trx, customerId, { class: stored.class, keys, buildingId });
  if (known) throw conflict(assetTexts.exists(stored.class, known.name));
  const id = await takeIds(trx, customerId, 'entity');
  await trx('entities').insert({
    ...{ customer_id: customerId, id, class: stored.class, class_id: stored.classId, raw_class: stored.rawClass },
    ...{ kind: stored.kind, name: given.name, name_key: keyOf(given.name), parent_id: given.parentId },
    ...{ criticality: given.criticality, space_type_id: given.spaceTypeId, shop: given.shop },
    properties: JSON.stringify(given.properties),
    property_tokens: entityTokensOf(given.properties),
    created_by: ctx.person.id,
    created_at: ctx.clock.now(),
  });
  if (aliases.length > 0)
    await trx('entity_aliases').insert(
      aliases.map((alias) => ({ customer_id: customerId, entity_id: id, alias, alias_key: keyOf(alias) })),
    );
  await recomputeEntities(trx, ctx, [id]);
  await writeEntityActivity(trx, ctx, [{ entityId: id, field: 'created', prevValue: null, revValue: given.name }]);
  const subject = { kind: 'entity', id };
  await writeAudit(trx, ctx, { action: 'createEntity', subject, after: { class: stored.class, ...given, aliases } });
  return (await readEntityRows(trx, customerId, [id])).get(id) as EntityRow;
}

/** @throws AppError INVALID for what is no space, NOT_FOUND for the space type. */
export async function assertSpaceType(
  trx: Transaction,
  customerId: number,
  { kind, spaceTypeId }: { kind: string; spaceTypeId: string },
): Promise<void> {
  if (kind !== 'space') throw invalid(assetTexts.onlySpaces, [{ path: 'spaceTypeId', message: assetTexts.onlySpaces }]);
  if (!(await trx('space_types').where({ customer_id: customerId, id: spaceTypeId }).first('id')))
    throw notFound(assetTexts.spaceTypeNotFound);
}
