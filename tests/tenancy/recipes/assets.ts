import { another, page, type Recipe } from './recipe.ts';

const criteria = [{ field: 'assetClass', isExclusion: false, values: ['Building', 'Floor'] }];
const ofEntity = (side: { entityId: string }) => ({ entityId: side.entityId });
const options = { search: '', offset: 0 };

export const assets: Record<string, Recipe> = {
  'Query.entity': { asks: ['assets VIEW'], args: [(side) => ({ id: side.entityId })] },
  'Query.entitiesAndCount': {
    asks: ['assets VIEW'],
    args: [
      (side) => ({
        where: { ids: [side.entityId], lensId: 'all-assets', criteria, searchTerm: '', timezone: 'UTC' },
        orderBy: { field: 'NAME', direction: 'ASC' },
        ...page,
        after: null,
      }),
    ],
  },
  'Query.searchEntities': {
    asks: ['assets VIEW'],
    args: [
      (side) => ({ type: 'Space', searchTerm: side.marker, parentId: null, isTop: false, ...page }),
      (side) => ({ type: 'Space', parentId: side.entityId }),
    ],
  },
  'Query.searchEntityCount': {
    asks: ['assets VIEW'],
    args: [(side) => ({ type: 'Space', searchTerm: side.marker, parentId: side.entityId })],
  },
  'Query.entityClasses': { asks: ['assets VIEW'], args: [() => options], isAlike: true },
  'Query.spaceTypes': { asks: ['assets VIEW'], args: [(side) => ({ search: side.marker.toLowerCase(), offset: 0 })] },
  'Query.assets': {
    asks: ['assets VIEW'],
    args: [
      (side) => ({ ...options, level: 'BUILDING', ids: [side.entityId], values: 'IDS' }),
      (side) => ({ names: [`House ${side.marker}`] }),
    ],
  },
  'Query.assetProperties': { asks: ['assets VIEW'], args: [() => ({ ...options, label: 'Make' })] },
  'Query.assetShops': { asks: ['assets VIEW'], args: [() => options] },
  'Query.canDeleteEntities': { asks: ['assets DELETE'], args: [(side) => ({ ids: [side.entityId] })] },
  'Query.checkEntityDuplicate': {
    asks: ['assets VIEW'],
    args: [
      (side) => ({ class: 'Building', name: `House ${side.marker}`, parentId: null, aliases: [side.marker], id: null }),
      (side) => ({ class: 'Floor', name: `Storey ${side.marker}`, parentId: side.entityId, id: side.entityId }),
    ],
  },
  'Query.entityActivityAndCount': { asks: ['assets VIEW'], args: [(side) => ({ ...ofEntity(side), ...page })] },
  'Query.entityWorkTickets': {
    asks: ['assets VIEW'],
    args: [(side) => ({ ...ofEntity(side), state: 'OPEN', ...page })],
  },
  'Mutation.createEntity': {
    asks: ['assets CREATE'],
    args: [
      (side) => ({
        ...{ class: 'Floor', name: `Floor ${side.marker} ${another()}`, parentId: side.entityId, criticality: 3 },
        ...{ spaceTypeId: side.spaceTypeId, shop: side.marker, properties: [{ label: 'Make', value: side.marker }] },
        aliases: [`${side.marker} ${another()}`],
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateEntity': {
    asks: ['assets EDIT'],
    args: [
      (side) => ({
        ...{ id: side.entityId, expectedVersion: null, class: 'Building', name: `House ${side.marker}` },
        ...{ parentId: null, criticality: 2, spaceTypeId: side.spaceTypeId, shop: side.marker },
        properties: [{ label: 'Make', value: side.marker }],
      }),
      (side) => ({ id: side.entityId, isPaid: true }),
    ],
  },
  'Mutation.updateCriticality': {
    asks: ['assets EDIT'],
    args: [(side) => ({ ids: [side.entityId], criticality: 4 })],
  },
  'Mutation.reassignAlarmPoints': {
    asks: ['assets EDIT', 'alarms EDIT'],
    // to the storey in it
    args: [(side) => ({ entityId: side.entityId, toEntityId: String(Number(side.entityId) + 1) })],
  },
  'Mutation.deleteEntities': { asks: ['assets DELETE'], args: [(side) => ({ ids: [side.spareEntityId] })] },
  'Mutation.refreshSidecarCache': {
    asks: ['assets EDIT'],
    args: [() => ({ entityClass: 'Building' })],
    isAlike: true,
  },
  'Mutation.createEntitySchema': {
    asks: ['assets CREATE'],
    args: [
      (side) => ({ class: { name: `Class ${side.marker} ${another()}`, kind: 'equipment', parent: 'HVAC Equipment' } }),
    ],
    makesNew: true,
  },
  'Mutation.deleteEntitySchema': { asks: ['assets DELETE'], args: [(side) => ({ id: side.entityClassId })] },
  'Mutation.createSpaceType': {
    asks: ['assets CREATE'],
    args: [(side) => ({ name: `Type ${side.marker} ${another()}`, criticality: 3 })],
    makesNew: true,
  },
  'Mutation.updateSpaceType': {
    asks: ['assets EDIT'],
    args: [(side) => ({ id: side.spaceTypeId, name: `Type ${side.marker}`, criticality: 3 })],
  },
  'Mutation.deleteSpaceType': { asks: ['assets DELETE'], args: [(side) => ({ id: side.spareSpaceTypeId })] },
};
