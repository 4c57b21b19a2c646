import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { readClassFinder, type StoredClass } from '../assets/classes/classes.ts';
import { type EntityRow, lockEntityRows, readEntityRows } from '../assets/entities/entity.ts';
import { findDuplicate } from '../assets/entities/find-duplicate.ts';
import { recomputeEntities } from '../assets/entities/recompute-entities.ts';
import { type EntityActivity, writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import { entityFields, entityIdSchema, entityTokensOf } from '../assets/entity-input.ts';
import { lockDirectory } from '../assets/lock-directory.ts';
import { keyOf } from '../assets/similarity.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishLenses } from '../lenses/publish-lenses.ts';
import { placeOf } from './check-place.ts';
import { assertSpaceType } from './create-entity.ts';
import { recomputeMoved } from './recompute-activity.ts';

const changes = z.object({
  id: entityIdSchema,
  expectedVersion: z.int().nullish(),
  class: entityFields.class.nullish(),
  name: entityFields.name.nullish(),
  parentId: entityFields.parentId.optional(),
  criticality: entityFields.criticality.optional(),
  spaceTypeId: entityFields.spaceTypeId.optional(),
  shop: entityFields.shop.optional(),
  properties: entityFields.properties.nullish(),
  isPaid: entityFields.isPaid.nullish(),
});
export type EntityChanges = z.input<typeof changes>;

/** Fields of an entity that an update sets. */
type Settable = Pick<
  EntityRow,
  'class' | 'name' | 'parentId' | 'criticality' | 'spaceTypeId' | 'shop' | 'properties' | 'isPaid'
>;

/**
 * Changes what is given of an entity; null takes a value away. All that is in it follows: places, criticality, teams'
 * scopes (USR.15).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT for another version than the person has seen, or where its
 *   building has one of that class and name (AST.9).
 */
export async function updateEntity(ctx: Ctx, input: EntityChanges): Promise<EntityRow> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { id, expectedVersion, class: called, ...given } = changes.parse(input);
  // AST.16
  if (given.isPaid != null && !may(ctx, 'customerSettings', 'EDIT')) throw forbidden(assetTexts.paidByAdmin);
  const customerId = ctx.customer.id;
  const moved = await forCustomer(ctx.db, customerId, async (trx) => {
    await lockDirectory(trx, customerId);
    const before = (await lockEntityRows(trx, customerId, [id])).get(id);
    if (!before) throw notFound(assetTexts.notFound);
    if (expectedVersion != null && expectedVersion !== before.version) throw conflict(assetTexts.changed(id));
    const stored = called == null ? before : await classOf(trx, customerId, called);
    const next = nextOf(before, stored, given);
    const lines = linesOf(before, next);
    if (lines.length === 0) return [];
    await check(trx, customerId, { before, next, stored });
    await trx('entities')
      .where({ customer_id: customerId, id })
      .update({
        ...{ class: stored.class, class_id: stored.classId, raw_class: stored.rawClass, kind: stored.kind },
        ...{ name: next.name, name_key: keyOf(next.name), parent_id: next.parentId, criticality: next.criticality },
        ...{ space_type_id: next.spaceTypeId, shop: next.shop, is_paid: next.isPaid },
        properties: JSON.stringify(next.properties),
        property_tokens: entityTokensOf(next.properties),
        version: before.version + 1,
        updated_at: ctx.clock.now(),
      });
    const isMoved = before.parentId !== next.parentId;
    const withContents =
      isMoved ||
      before.class !== stored.class ||
      before.criticality !== next.criticality ||
      before.spaceTypeId !== next.spaceTypeId;
    await recomputeEntities(trx, ctx, [id], { withContents });
    if (before.class === 'Building' && (before.name !== next.name || stored.class !== 'Building'))
      await publishLenses(trx, ctx, null);
    await writeEntityActivity(trx, ctx, await named(trx, customerId, id, lines));
    const subject = { kind: 'entity', id };
    await writeAudit(trx, ctx, { action: 'updateEntity', subject, before: settableOf(before), after: next });
    return isMoved ? [id] : [];
  });
  // what it has moved out of and into
  await recomputeMoved(ctx, moved);
  const after = await forCustomer(ctx.db, customerId, (trx) => readEntityRows(trx, customerId, [id]));
  const found = after.get(id);
  if (!found) throw notFound(assetTexts.notFound);
  return found;
}

async function classOf(trx: Transaction, customerId: number, called: string): Promise<StoredClass> {
  const stored = (await readClassFinder(trx, customerId))(called);
  if (!stored) throw notFound(assetTexts.unknownClass(called));
  return stored;
}

const settableOf = (row: Settable): Settable => ({
  ...{ class: row.class, name: row.name, parentId: row.parentId, criticality: row.criticality },
  ...{ spaceTypeId: row.spaceTypeId, shop: row.shop, properties: row.properties, isPaid: row.isPaid },
});

function nextOf(
  before: EntityRow,
  stored: Pick<EntityRow, 'class'>,
  given: Partial<{ [Field in keyof Settable]: Settable[Field] | null | undefined }>,
): Settable {
  const { name, properties, isPaid, ...nullable } = given;
  const set = Object.fromEntries(Object.entries(nullable).filter(([, value]) => value !== undefined));
  return {
    ...settableOf(before),
    ...set,
    class: stored.class,
    name: name ?? before.name,
    properties: properties ?? before.properties,
    isPaid: isPaid ?? before.isPaid,
  };
}

async function check(
  trx: Transaction,
  customerId: number,
  { before, next, stored }: { before: EntityRow; next: Settable; stored: Pick<EntityRow, 'class' | 'kind'> },
): Promise<void> {
  const { id } = before;
  if (next.spaceTypeId !== null)
    await assertSpaceType(trx, customerId, { kind: stored.kind, spaceTypeId: next.spaceTypeId });
  const parent = await placeOf(trx, customerId, { ...stored, id, parentId: next.parentId });
  const isSame = before.name === next.name && before.parentId === next.parentId && before.class === stored.class;
  if (isSame) return;
  const buildingId = stored.class === 'Building' ? null : (parent?.buildingId ?? null);
  const keys = [keyOf(next.name)];
  const known = await findDuplicate(trx, customerId, { class: stored.class, keys, buildingId, exceptId: id });
  if (known) throw conflict(assetTexts.exists(stored.class, known.name));
}

/** Returns what changed as lines of the activity, with ids where people read names. */
function linesOf(before: Settable, next: Settable): Array<Omit<EntityActivity, 'entityId'>> {
  const text = (value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map(({ label, value: one }) => `${label}: ${one}`).join(', ') || null;
    return String(value);
  };
  return (Object.keys(settableOf(before)) as Array<keyof Settable>).flatMap((field) => {
    const [prevValue, revValue] = [text(before[field]), text(next[field])];
    return prevValue === revValue ? [] : [{ field, prevValue, revValue }];
  });
}

async function named(
  trx: Transaction,
  customerId: number,
  entityId: number,
  lines: ReadonlyArray<Omit<EntityActivity, 'entityId'>>,
): Promise<EntityActivity[]> {
  const valuesOf = (field: string) =>
    lines
      .flatMap((line) => (line.field === field ? [line.prevValue, line.revValue] : []))
      .filter((one) => one !== null);
  const parents = await readEntityRows(trx, customerId, valuesOf('parentId').map(Number));
  const types = await trx('space_types')
    .where({ customer_id: customerId })
    .whereIn('id', valuesOf('spaceTypeId'))
    .select('id', 'name');
  const nameOf = (field: string, value: string | null): string | null => {
    if (value === null) return null;
    if (field === 'parentId') return parents.get(Number(value))?.name ?? value;
    if (field === 'spaceTypeId') return types.find(({ id }) => id === value)?.name ?? value;
    return value;
  };
  return lines.map(({ field, prevValue, revValue }) => ({
    entityId,
    field,
    prevValue: nameOf(field, prevValue),
    revValue: nameOf(field, revValue),
  }));
}
