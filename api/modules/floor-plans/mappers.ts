import type { EntityRow } from '../../../domain/assets/entities/entity.ts';
import type * as rows from '../../../domain/maps/floor-plans/floor-plan-rows.ts';
import type { FloorView } from '../../../domain/maps/floor-plans/read-floor-plan.ts';

export type FloorViewMapper = FloorView;
export type FloorPlanMapper = rows.FloorPlanRow;
export type FloorPlanBuildingMapper = EntityRow;
export type FloorRoomMapper = rows.FloorRoom;
export type BuildingFloorMapper = rows.BuildingFloor;
