import type { EntityUse } from '../../../domain/asset-management/can-delete-entities.ts';
import type { CriticalityStep } from '../../../domain/assets/entities/criticality-path.ts';
import type { EntityRow } from '../../../domain/assets/entities/entity.ts';
import type { EntityOption } from '../../../domain/assets/entities/entity-options.ts';
import type { EntityActivityRow } from '../../../domain/assets/entities/list-entity-activity.ts';
import type { SpaceType } from '../../../domain/assets/space-types/space-types.ts';

export type EntityMapper = EntityRow & { cursor?: string; shownVersion?: number };
export type EntityUseMapper = EntityUse;
export type EntityOptionMapper = EntityOption;
export type EntityActivityMapper = EntityActivityRow;
export type SpaceTypeMapper = SpaceType;

/** A place that an entity is in. */
export type LocationEntityMapper = EntityRow;
export type CriticalityStepMapper = CriticalityStep;

export interface EntitiesAndCountMapper {
  entities(): Promise<EntityMapper[]>;
  count(): Promise<number>;
}
