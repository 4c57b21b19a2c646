import { floorName, placeName } from '../../../domain/assets/place-names.ts';
import { removeFloorPlan } from '../../../domain/maps/floor-plans/change-floor-plan.ts';
import { listFloors, readFloorPlan } from '../../../domain/maps/floor-plans/read-floor-plan.ts';
import { setRoomShape } from '../../../domain/maps/floor-plans/set-room-shape.ts';
import { iso } from '../../../platform/instant.ts';
import type {
  BuildingFloorResolvers,
  FloorPlanBuildingResolvers,
  FloorPlanResolvers,
  FloorRoomResolvers,
  FloorViewResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  floorPlan: (_, { floorId }, { ctx }) => readFloorPlan(ctx, floorId),
  buildingFloors: (_, { buildingId }, { ctx }) => listFloors(ctx, buildingId),
};

export const Mutation: MutationResolvers = {
  setRoomShape: (_, input, { ctx }) => setRoomShape(ctx, input),
  removeFloorPlan: (_, input, { ctx }) => removeFloorPlan(ctx, input),
};

export const FloorView: FloorViewResolvers = {
  id: ({ floor }) => String(floor.id),
  name: ({ floor }) => placeName(floor),
  version: ({ floor }) => floor.version,
};

export const FloorPlanBuilding: FloorPlanBuildingResolvers = { id: ({ id }) => String(id) };

export const FloorPlan: FloorPlanResolvers = {
  bounds: ({ bounds }) => [...bounds],
  updatedAt: ({ updatedAt }) => iso(updatedAt),
};

export const FloorRoom: FloorRoomResolvers = {
  id: ({ id }) => String(id),
  name: placeName,
  geoJSON: ({ shape }) => shape,
};

export const BuildingFloor: BuildingFloorResolvers = {
  id: ({ id }) => String(id),
  name: ({ name }) => floorName(name),
};
