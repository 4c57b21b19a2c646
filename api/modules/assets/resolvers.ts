import { canDeleteEntities } from '../../../domain/asset-management/can-delete-entities.ts';
import { createEntity } from '../../../domain/asset-management/create-entity.ts';
import { deleteEntities } from '../../../domain/asset-management/delete-entities.ts';
import { countEntities, listEntities } from '../../../domain/asset-management/list-entities.ts';
import { listEntityWork } from '../../../domain/asset-management/list-entity-work.ts';
import { reassignAlarmPoints } from '../../../domain/asset-management/reassign-alarm-points.ts';
import { updateCriticality } from '../../../domain/asset-management/update-criticality.ts';
import { updateEntity } from '../../../domain/asset-management/update-entity.ts';
import {
  createEntitySchema,
  deleteEntitySchema,
  listEntityClasses,
} from '../../../domain/assets/classes/change-classes.ts';
import { checkEntityDuplicate } from '../../../domain/assets/entities/check-duplicate.ts';
import {
  countSearchedEntities,
  listAssetOptions,
  listAssetProperties,
  listAssetShops,
  searchEntities,
} from '../../../domain/assets/entities/entity-options.ts';
import { listEntityActivity } from '../../../domain/assets/entities/list-entity-activity.ts';
import { readEntity } from '../../../domain/assets/entities/read-entity.ts';
import { refreshSidecarCache } from '../../../domain/assets/entities/refresh-sidecar-cache.ts';
import {
  createSpaceType,
  deleteSpaceType,
  listSpaceTypes,
  updateSpaceType,
} from '../../../domain/assets/space-types/space-types.ts';
import { may } from '../../../domain/identity/assert-permission.ts';
import { forCustomer } from '../../../platform/database.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  EntityActivityResolvers,
  EntityOptionResolvers,
  EntityUseResolvers,
  MutationResolvers,
  QueryResolvers,
  SpaceTypeResolvers,
} from '../../generated/resolvers.ts';

export { AlarmEntity, CriticalityStep, Entity, LocationEntity } from './entity.ts';

export const Query: QueryResolvers = {
  entitiesAndCount: (_, { where, ...page }, { ctx }) => ({
    entities: () => listEntities(ctx, { where, ...page }),
    count: () => countEntities(ctx, where),
  }),
  entity: (_, { id }, { ctx }) => readEntity(ctx, id),
  searchEntities: (_, input, { ctx }) => searchEntities(ctx, input),
  searchEntityCount: (_, input, { ctx }) => countSearchedEntities(ctx, input),
  entityClasses: (_, input, { ctx }) => listEntityClasses(ctx, input),
  spaceTypes: (_, input, { ctx }) => listSpaceTypes(ctx, input),
  assets: (_, input, { ctx }) => listAssetOptions(ctx, input),
  assetProperties: (_, input, { ctx }) => listAssetProperties(ctx, input),
  assetShops: (_, input, { ctx }) => listAssetShops(ctx, input),
  canDeleteEntities: (_, { ids }, { ctx }) => canDeleteEntities(ctx, ids),
  checkEntityDuplicate: (_, input, { ctx }) => checkEntityDuplicate(ctx, input),
  entityActivityAndCount: (_, input, { ctx }) => listEntityActivity(ctx, input),
  entityWorkTickets: (_, input, { ctx }) => listEntityWork(ctx, input),
};

export const Mutation: MutationResolvers = {
  createEntity: (_, input, { ctx }) => forCustomer(ctx.db, ctx.customer.id, (trx) => createEntity(trx, ctx, input)),
  updateEntity: (_, input, { ctx }) => updateEntity(ctx, input),
  updateCriticality: (_, input, { ctx }) => updateCriticality(ctx, input),
  deleteEntities: (_, { ids }, { ctx }) => deleteEntities(ctx, ids),
  reassignAlarmPoints: (_, input, { ctx, ports }) => reassignAlarmPoints(ctx, ports.bulkJobs, input),
  refreshSidecarCache: (_, input, { ctx }) => refreshSidecarCache(ctx, input),
  createEntitySchema: (_, { class: given }, { ctx }) => createEntitySchema(ctx, given),
  deleteEntitySchema: (_, { id }, { ctx }) => deleteEntitySchema(ctx, id),
  createSpaceType: (_, input, { ctx }) => createSpaceType(ctx, input),
  updateSpaceType: (_, input, { ctx }) => updateSpaceType(ctx, input),
  deleteSpaceType: (_, { id }, { ctx }) => deleteSpaceType(ctx, id),
};

export const EntityUse: EntityUseResolvers = {
  id: ({ entity }) => String(entity.id),
  name: ({ entity }) => entity.name,
};

// nothing disables an asset, and none has a badge or a lead: the command center's options do
export const EntityOption: EntityOptionResolvers = { id: ({ id }) => String(id), meta: () => null };

export const EntityActivity: EntityActivityResolvers = { createdAt: ({ createdAt }) => iso(createdAt) };

export const SpaceType: SpaceTypeResolvers = {
  associatedEntities: ({ id }, { offset }, { ctx }) =>
    may(ctx, 'assets', 'VIEW')
      ? listEntities(ctx, {
          where: { criteria: [{ field: 'spaceType', values: [id] }] },
          orderBy: { field: 'NAME', direction: 'ASC' },
          offset,
        })
      : [],
};
