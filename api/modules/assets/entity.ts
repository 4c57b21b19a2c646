import { readEntityAlarmIds } from '../../../domain/asset-management/entity-alarm-ids.ts';
import { readCriticalityPath } from '../../../domain/assets/entities/criticality-path.ts';
import type { EntityRow } from '../../../domain/assets/entities/entity.ts';
import { placeName, roomNumber } from '../../../domain/assets/place-names.ts';
import { forCustomer } from '../../../platform/database.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  AlarmEntityResolvers,
  CriticalityStepResolvers,
  EntityResolvers,
  LocationEntityResolvers,
} from '../../generated/resolvers.ts';
import type { ApiContext } from '../../request/context.ts';

/** Reads the places that an entity is in, from the building on. */
async function placesOf(
  { buildingId, floorId, roomId }: EntityRow,
  { loaders }: Pick<ApiContext, 'loaders'>,
): Promise<EntityRow[]> {
  const ids = [buildingId, floorId, roomId].flatMap((id) => id ?? []);
  const rows = await Promise.all(ids.map((id) => loaders.entityRows.load(id)));
  return rows.filter((row) => row !== null);
}

const locationOf = async (entity: EntityRow, context: Pick<ApiContext, 'loaders'>): Promise<string | null> =>
  (await placesOf(entity, context)).map(placeName).join(' › ') || null;

const numberOf = (row: EntityRow | undefined): string | null => (row ? roomNumber(row.name) : null);

export const Entity: EntityResolvers = {
  id: ({ id }) => String(id),
  rawEntityClass: ({ rawClass, class: own }) => rawClass ?? own,
  assetClass: ({ kind }) => kind,
  parentId: ({ parentId }) => (parentId === null ? null : String(parentId)),
  parent: ({ parentId }, _, { loaders }) => (parentId === null ? null : loaders.entityRows.load(parentId)),
  criticalityPath: (entity, _, { ctx }) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => readCriticalityPath(trx, entity)),
  alarmIds: ({ id }, _, { ctx }) => readEntityAlarmIds(ctx, id),
  location: (entity, _, context) => locationOf(entity, context),
  locationEntities: (entity, _, context) => placesOf(entity, context),
  building: async (entity, _, { loaders }) => (await loaders.placedNames.load(entity)).building,
  buildingId: ({ buildingId }) => (buildingId === null ? null : String(buildingId)),
  floor: async (entity, _, { loaders }) => (await loaders.placedNames.load(entity)).floor,
  roomName: async (entity, _, { loaders }) => (await loaders.placedNames.load(entity)).roomName,
  roomNumber: async (entity, _, context) =>
    numberOf((await placesOf(entity, context)).find((place) => place.class === 'Room')),
  spaceType: ({ spaceTypeId }, _, { loaders }) => (spaceTypeId === null ? null : loaders.spaceTypes.load(spaceTypeId)),
  isActive: ({ activeAlarmCount }) => activeAlarmCount > 0,
  stateChangedAt: ({ stateChangedAt }) => isoOrNull(stateChangedAt),
  createdAt: ({ createdAt }) => iso(createdAt),
  shownVersion: ({ shownVersion, version }) => shownVersion ?? version,
  cursor: ({ cursor }) => cursor ?? null,
};

export const CriticalityStep: CriticalityStepResolvers = { entityId: ({ entityId }) => String(entityId) };

export const LocationEntity: LocationEntityResolvers = {
  id: ({ id }) => String(id),
  name: placeName,
  class: ({ class: own }) => own as 'Building' | 'Floor' | 'Room',
};

const rowOf = (id: number, { loaders }: Pick<ApiContext, 'loaders'>) => loaders.entityRows.load(id);

/** Fields that alarms carry of an asset or a place that they name (AST-038). */
export const AlarmEntity: AlarmEntityResolvers = {
  id: ({ id }) => String(id),
  isPaid: async ({ id }, _, context) => (await rowOf(id, context))?.isPaid ?? false,
  location: async ({ id }, _, context) => {
    const row = await rowOf(id, context);
    return row && locationOf(row, context);
  },
  criticality: async ({ id }, _, context) => (await rowOf(id, context))?.effectiveCriticality ?? null,
  floor: async ({ id }, _, context) => {
    const row = await rowOf(id, context);
    return row && (await context.loaders.placedNames.load(row)).floor;
  },
  roomName: async ({ id }, _, context) => {
    const row = await rowOf(id, context);
    return row && (await context.loaders.placedNames.load(row)).roomName;
  },
  roomNumber: async ({ id }, _, context) => {
    const row = await rowOf(id, context);
    return row && numberOf((await placesOf(row, context)).find((place) => place.class === 'Room'));
  },
};
