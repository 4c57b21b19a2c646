import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { assetTexts } from '../../../texts/server/assets.ts';
import { readDirectory } from '../../assets/directories.ts';
import { type Directory, type Entity, placeClasses } from '../../assets/directory.ts';
import { entityIdSchema } from '../../assets/entity-input.ts';
import { pageSizes } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkJobs } from '../../jobs/bulk-job.ts';
import type { BulkResult } from '../../jobs/bulk-result.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { offsetSchema } from '../../paging.ts';
import { factsOf } from '../../properties/match-names.ts';
import { runVerb, type VerbCall } from '../decisions/run-verb.ts';
import { updateAlarmPointEntity } from '../decisions/update-point-entity.ts';
import { findAlarm } from '../rows/find-alarm.ts';

/** Buildings, floors, rooms, equipment and systems that alarms speak of (AST.1). */

const listed = z.object({
  type: z.enum(['Space', 'Asset']),
  parentId: entityIdSchema.nullish(),
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
  if (!entity) throw notFound(assetTexts.notFound);
  const facts = factsOf(entity, directory);
  return runVerb(ctx, jobs, updateAlarmPointEntity, {
    ...target,
    entity: { id: entity.id, name: entity.name, facts },
  } as never);
}
