import type { MapBuilding } from '../maps/map-building-rows.ts';
import type { MapBuildingMessage } from './socket-events.ts';

/** A building as the live protocol sends it; its shape, which may be large and seldom changes, is read again. */
export const mapBuildingMessage = (building: MapBuilding): MapBuildingMessage => ({
  id: String(building.id),
  name: building.name,
  activeAlarmCount: building.activeAlarmCount,
  priority: building.priority,
  impact: building.impact,
  version: building.version,
});
