/** Fields of an entity that criteria and orders of asset lists look at. Times are milliseconds since the epoch. */
export interface AssetRow {
  id: number;
  class: string;
  kind: string;
  name: string;
  /** Id of its place, or of what it is part of. */
  parentId: number | null;
  buildingId: number | null;
  floorId: number | null;
  roomId: number | null;
  spaceTypeId: string | null;
  shop: string | null;
  effectiveCriticality: number | null;
  activeAlarmCount: number;
  isPaid: boolean;
  createdAt: number;
  /** Its properties as tokens: `label` and `label=value`. */
  propertyTokens: readonly string[];
  /** Its name, in the order in which people count. */
  sortKey: string;
  searchText: string;
}
