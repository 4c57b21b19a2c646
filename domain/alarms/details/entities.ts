import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { readDirectory } from '../../assets/directories.ts';
import { type Directory, type Entity, placeClasses } from '../../assets/directory.ts';
import { keyOf } from '../../assets/similarity.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { pageSizes, typedValueMaxLength } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkJobs } from '../../jobs/bulk-job.ts';
import type { BulkResult } from '../../jobs/bulk-result.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { offsetSchema } from '../../paging.ts';
import { factsOf } from '../../properties/match-names.ts';
import { takeIds } from '../../take-ids.ts';
import { runVerb, type VerbCall } from '../decisions/run-verb.ts';
import { updateAlarmPointEntity } from '../decisions/update-point-entity.ts';
import { oneLine } from '../model/property.ts';
import { findAlarm } from '../rows/find-alarm.ts';

/** Buildings, floors, rooms, equipment and systems that alarms speak of (AST.1). */

const name = z
  .string()
  .max(500)
  .refine(isStorable, commonTexts.invalidCharacters)
  .transform(oneLine)
  .refine(
    (text) => keyOf(text) !== '' && text.length <= typedValueMaxLength,
    alarmTexts.asset.length(typedValueMaxLength),
  );
const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, alarmTexts.asset.notFound)
  .transform(Number);
const made = z.object({
  class: name,
  name,
  parentId: id.nullish(),
  criticality: z.int().min(1).max(5).nullish(),
  aliases: z.array(name).max(50).nullish(),
});

/**
 * Adds a place or an asset, with other names that alarms may call it by. They act on texts that are read from then on
 * (AST.6).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the parent, CONFLICT where it has one of that class and name
 *   (AST.9).
 */
export async function createEntity(ctx: Ctx, input: z.input<typeof made>): Promise<Entity> {
  assertPermission(ctx, 'assets', 'CREATE');
  const given = made.parse(input);
  const customer_id = ctx.customer.id;
  const aliases = [...new Map((given.aliases ?? []).map((alias) => [keyOf(alias), alias])).values()];
  return forCustomer(ctx.db, customer_id, async (trx) => {
    const parentId = given.parentId ?? null;
    if (
      parentId !== null &&
      !(await trx('entities').where({ customer_id, id: parentId, deleted_at: null }).first('id'))
    )
      throw notFound(alarmTexts.asset.notFound);
    const [row] = await trx('entities')
      .insert({
        customer_id,
        id: await takeIds(trx, customer_id, 'entity'),
        class: given.class,
        name: given.name,
        name_key: keyOf(given.name),
        parent_id: parentId,
        criticality: given.criticality ?? null,
        created_by: ctx.person.id,
        created_at: ctx.clock.now(),
      })
      .onConflict(trx.raw('(customer_id, class, coalesce(parent_id, 0), name_key) where deleted_at is null'))
      .ignore()
      .returning('id');
    if (!row) throw conflict(alarmTexts.asset.exists(given.class, given.name));
    if (aliases.length > 0)
      await trx('entity_aliases').insert(
        aliases.map((alias) => ({ customer_id, entity_id: row.id, alias, alias_key: keyOf(alias) })),
      );
    const stamp = randomUUID();
    await trx('entity_directories').insert({ customer_id, stamp }).onConflict('customer_id').merge({ stamp });
    const facts = {
      class: given.class,
      name: given.name,
      parentId,
      criticality: given.criticality ?? null,
      aliases,
    };
    const subject = { kind: 'entity', id: row.id };
    await writeAudit(trx, ctx, { action: 'createEntity', subject, after: facts });
    return { id: row.id, ...facts };
  });
}

const listed = z.object({
  type: z.enum(['Space', 'Asset']),
  parentId: id.nullish(),
  isTop: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  search: searchTermSchema,
  offset: offsetSchema,
});
export type AlarmEntity = Pick<Entity, 'id' | 'class' | 'name'> & { hasChildren: boolean };

/**
 * Lists spaces or assets by name, fifty at a time; with a parent, its contents (ALM-015).
 * @param input.isTop lists only entities that are in none of their kind: the start of a picker.
 * @throws AppError FORBIDDEN without alarm access, INVALID.
 */
export async function listAlarmEntities(
  ctx: Ctx,
  input: z.input<typeof listed>,
): Promise<{ alarmEntities: AlarmEntity[]; count: number }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { type, parentId, isTop, search, offset } = listed.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with found as (
         select e.id, e.class, e.name from entities e
         where e.customer_id = :customerId and e.deleted_at is null and (e.class = any(:places::text[])) = :isSpace
           and (:parentId::bigint is null or e.parent_id = :parentId) and position(:search in lower(e.name)) > 0
           and not (:isTop and exists (
             select 1 from entities p where p.customer_id = :customerId and p.id = e.parent_id and p.deleted_at is null
               and (p.class = any(:places::text[])) = :isSpace)))
       select (select count(*) from found) as count, coalesce(jsonb_agg(jsonb_build_object(
           'id', f.id, 'class', f.class, 'name', f.name, 'hasChildren', exists (
             select 1 from entities c where c.customer_id = :customerId and c.parent_id = f.id and c.deleted_at is null
               and (c.class = any(:places::text[])) = :isSpace))
         order by f.name, f.id), '[]') as items
       from (select * from found order by name, id limit :limit offset :offset) f`,
      {
        customerId: ctx.customer.id,
        places: Object.keys(placeClasses),
        isSpace: type === 'Space',
        parentId: parentId ?? null,
        isTop,
        search,
        limit: pageSizes.picker,
        offset,
      },
    ),
  );
  return { alarmEntities: rows[0].items, count: rows[0].count };
}

/** Reads entities by id, if they still exist. */
export async function readEntities(
  ctx: Pick<Ctx, 'db' | 'customer'>,
  ids: readonly number[],
): Promise<Map<number, Entity>> {
  const directory = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDirectory(trx, ctx.customer.id));
  return new Map(
    ids.flatMap((one) => {
      const entity = directory.byId(one);
      return entity ? [[one, entity] as const] : [];
    }),
  );
}

/**
 * Reads the path from the outermost place to the asset of an alarm: the asset that its point was assigned to, otherwise
 * the one that its texts name. Empty where neither is known.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function alarmEntityPath(ctx: Ctx, alarmId: string): Promise<Entity[]> {
  const alarm = await findAlarm(ctx, alarmId);
  const directory = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDirectory(trx, ctx.customer.id));
  const wanted = [alarm.pointEntityId, ...alarm.properties.map(({ entityId }) => entityId)];
  const entity = wanted.map((one) => (one == null ? undefined : directory.byId(one))).find((one) => one !== undefined);
  return entity ? directory.pathOf(entity).toReversed() : [];
}

/**
 * Returns the assets and places of an alarm, innermost first: those named by its point and texts, each with all that
 * contain it.
 */
export function entitiesOf(
  alarm: Pick<AlarmRow, 'pointEntityId' | 'properties'>,
  directory: Pick<Directory, 'byId' | 'pathOf'>,
): Entity[] {
  const named = [alarm.pointEntityId, ...alarm.properties.map(({ entityId }) => entityId)];
  const paths = named.flatMap((one) => {
    const entity = one == null ? undefined : directory.byId(one);
    return entity ? [directory.pathOf(entity)] : [];
  });
  return [...new Set(paths.toSorted((a, b) => b.length - a.length).flat())];
}

/**
 * Gives the point of alarms to an asset or place, or with null takes it away.
 * @throws AppError FORBIDDEN, INVALID, LIMIT, NOT_FOUND for the asset.
 */
export async function assignPointEntity(
  ctx: Ctx,
  jobs: BulkJobs,
  {
    pointEntityId,
    ...target
  }: Omit<VerbCall<z.ZodUnknown>, 'entity'> & { pointEntityId?: string | null } & Record<string, unknown>,
): Promise<BulkResult> {
  updateAlarmPointEntity.assert(ctx, { entity: null });
  if (pointEntityId == null) return runVerb(ctx, jobs, updateAlarmPointEntity, { ...target, entity: null } as never);
  const directory = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDirectory(trx, ctx.customer.id));
  const entity = /^[1-9]\d{0,14}$/.test(pointEntityId) ? directory.byId(Number(pointEntityId)) : undefined;
  if (!entity) throw notFound(alarmTexts.asset.notFound);
  const facts = factsOf(entity, directory);
  return runVerb(ctx, jobs, updateAlarmPointEntity, {
    ...target,
    entity: { id: entity.id, name: entity.name, facts },
  } as never);
}
