import type { Column, ColumnType, Value } from '../criteria/column.ts';
import type { AssetRow } from './asset-row.ts';

const ofEntity = (
  postgres: string,
  type: ColumnType,
  read: (row: AssetRow) => Value | null,
  isNullable = false,
): Column<AssetRow> => ({ type, isNullable, postgres, beside: null, warehouse: null, read });

/** Columns of `entities e` that criteria look at, and of `entity_search_texts f` beside it. */
export const assetColumn = {
  id: ofEntity('e.id', 'bigint', ({ id }) => id),
  class: ofEntity('e.class', 'text', (row) => row.class),
  kind: ofEntity('e.kind', 'text', ({ kind }) => kind),
  name: ofEntity('e.name', 'text', ({ name }) => name),
  parentId: ofEntity('e.parent_id', 'bigint', ({ parentId }) => parentId, true),
  buildingId: ofEntity('e.building_id', 'bigint', ({ buildingId }) => buildingId, true),
  floorId: ofEntity('e.floor_id', 'bigint', ({ floorId }) => floorId, true),
  roomId: ofEntity('e.room_id', 'bigint', ({ roomId }) => roomId, true),
  spaceTypeId: ofEntity('e.space_type_id', 'uuid', ({ spaceTypeId }) => spaceTypeId, true),
  shop: ofEntity('e.shop', 'text', ({ shop }) => shop, true),
  criticality: ofEntity('e.effective_criticality', 'int', (row) => row.effectiveCriticality, true),
  isActive: ofEntity('(e.active_alarm_count > 0)', 'boolean', ({ activeAlarmCount }) => activeAlarmCount > 0),
  isPaid: ofEntity('e.is_paid', 'boolean', ({ isPaid }) => isPaid),
  createdAt: ofEntity('e.created_at', 'time', ({ createdAt }) => createdAt),
  searchText: {
    ...ofEntity('f.search_text', 'text', ({ searchText }) => searchText),
    beside: 'f',
  },
} satisfies Record<string, Column<AssetRow>>;

/** The property of an asset that has this label. */
export const labelColumn = (label: string): Column<AssetRow> => ({
  ...ofEntity('e.property_tokens', 'property', () => null, true),
  property: label,
  tokens: ({ propertyTokens }) => propertyTokens,
});
