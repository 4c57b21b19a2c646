import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { mapTexts } from '../../texts/server/maps.ts';
import { lockEntityRows } from '../assets/entities/entity.ts';
import { publishEntities } from '../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { swappedKm } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type MapBuilding, mapBuildingRowsOf } from './map-building-rows.ts';
import { readShape } from './read-shape.ts';
import { cornersOf, kmBetween, middleOf, type Position, type Shape } from './shape.ts';

const schema = z.object({ id: entityIdSchema, geoJson: z.unknown().optional(), expectedVersion: z.int().nullish() });

/** Other buildings that a new shape is compared with. */
const comparedWith = 50;

/**
 * Sets the shape of a building on the map (MAP.2), or takes it away (null).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for what is no building or no shape of one, CONFLICT for another version
 *   than the person has seen.
 */
export async function updateAssetGeoJson(ctx: Ctx, input: z.input<typeof schema>): Promise<MapBuilding> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { id, geoJson, expectedVersion } = schema.parse(input);
  // left out is no wish to take it away
  const next = geoJson === null ? null : shapeOf(geoJson);
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    const entity = (await lockEntityRows(trx, customer_id, [id])).get(id);
    if (!entity) throw notFound(mapTexts.notFound);
    if (entity.class !== 'Building') throw refused(mapTexts.onlyBuildings);
    if (expectedVersion != null && expectedVersion !== entity.version) throw conflict(mapTexts.changed(id));
    const rows = mapBuildingRowsOf(trx, customer_id);
    const read = async (): Promise<MapBuilding> => {
      const [building] = await rows.byIds([id]);
      if (!building) throw notFound(mapTexts.notFound);
      return building;
    };
    const before = await read();
    if (isDeepStrictEqual(before.geoJson, next)) return before;
    if (next && isSwapped(next, await rows.shapesBeside(id, comparedWith))) throw refused(mapTexts.swapped);
    await store(trx, ctx, id, next);
    await publishEntities(trx, ctx, [id]);
    const [prevValue, revValue] = [saidOf(before.geoJson), saidOf(next)];
    await writeEntityActivity(trx, ctx, [{ entityId: id, field: 'geoJson', prevValue, revValue }]);
    await writeAudit(trx, ctx, {
      ...{ action: 'updateAssetGeoJson', subject: { kind: 'entity', id } },
      ...{ before: { geoJson: before.geoJson }, after: { geoJson: next } },
    });
    return read();
  });
}

async function store(trx: Transaction, ctx: Ctx, entity_id: number, next: Shape | null): Promise<void> {
  const customer_id = ctx.customer.id;
  const updated_at = ctx.clock.now();
  if (next)
    await trx('entity_shapes')
      .insert({ customer_id, entity_id, geo_json: JSON.stringify(next), updated_at, updated_by: ctx.person.id })
      .onConflict(['customer_id', 'entity_id'])
      .merge();
  else await trx('entity_shapes').where({ customer_id, entity_id }).delete();
  await trx('entities')
    .where({ customer_id, id: entity_id })
    .update({ version: trx.raw('version + 1'), updated_at });
}

function shapeOf(given: unknown): Shape {
  const { shape, problem } = readShape(given);
  if (!shape) throw refused(problem);
  return shape;
}

const refused = (message: string) => invalid(message, [{ path: 'geoJson', message }]);

/** True if a shape is far from all other buildings, and would be close to one with its coordinates swapped. */
function isSwapped(shape: Shape, others: readonly Shape[]): boolean {
  if (others.length === 0) return false;
  const [longitude, latitude] = middleOf(shape);
  const nearest = (from: Position): number => Math.min(...others.map((other) => kmBetween(from, middleOf(other))));
  if (Math.abs(longitude) > 90) return false;
  return nearest([longitude, latitude]) > swappedKm.atLeast && nearest([latitude, longitude]) < swappedKm.within;
}

const saidOf = (shape: Shape | null): string | null => {
  if (!shape) return null;
  return shape.type === 'Point' ? mapTexts.point : mapTexts.ring(cornersOf(shape).length);
};
