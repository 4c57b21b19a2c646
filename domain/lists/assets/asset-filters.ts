import type { Column } from '../criteria/column.ts';
import { allOf, contains, isBlank, isIn, not } from '../criteria/expression.ts';
import { choiceOf, type Filter, type Filters, flagOf, textsOf, timesOf, valuesOf, whole } from '../criteria/filter.ts';
import { foldText } from '../criteria/fold.ts';
import { assetColumn, labelColumn } from './asset-columns.ts';
import type { AssetRow } from './asset-row.ts';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Id of a space type that nothing has. */
const noType = '00000000-0000-0000-0000-000000000000';

/** Places by their numbers. */
const placesOf = (label: string, column: Column<AssetRow>, query: Filter['query']): Filter<AssetRow> => ({
  ...valuesOf(label, 'multiLevelSelector', column, {
    parse: whole(label, Number.MAX_SAFE_INTEGER),
    isBlank: true,
  }),
  query,
});

const isBuilding = isIn(assetColumn.class, 'Building');
const isSpace = isIn(assetColumn.kind, 'space');

/** Categories of the filters that stand above a list of assets (LENS-061). */
export const assetFilterCategories = { building: 'assetBuilding', shop: 'assetShop' } as const;

/** Filters of places and assets. */
export const assetFilters = {
  isActive: flagOf('Active', isIn(assetColumn.isActive, true)),
  // LENS-062: a floor is a space, and a system is equipment, as far as a filter goes
  assetKind: choiceOf('Type', 'select', {
    room: allOf(isSpace, not(isBuilding)),
    equipment: not(isSpace),
    building: isBuilding,
  }),
  entityId: {
    ...valuesOf('Asset', 'select', assetColumn.id, { parse: whole('Asset', Number.MAX_SAFE_INTEGER) }),
    query: 'assetIds',
  },
  entityName: { ...valuesOf('Name', 'assetNames', assetColumn.name), query: 'assetNames' },
  entityParent: placesOf('In', assetColumn.parentId, 'entityManagement'),
  assetClass: { ...valuesOf('Class', 'select', assetColumn.class), query: 'entityClass' },
  assetBuilding: placesOf('Building', assetColumn.buildingId, 'assetBuildings'),
  assetFloor: placesOf('Floor', assetColumn.floorId, 'assetFloors'),
  assetRoom: placesOf('Room', assetColumn.roomId, 'assetRooms'),
  assetShop: textsOf('Shop', assetColumn.shop),
  effectiveCriticality: {
    ...valuesOf('Criticality', 'select', assetColumn.criticality, { parse: whole('Criticality', 5), isBlank: true }),
    options: ['1', '2', '3', '4', '5'],
  },
  spaceType: {
    ...valuesOf('Space Type', 'select', assetColumn.spaceTypeId, {
      parse: (value) => (uuid.test(value) ? value : noType),
      isBlank: true,
    }),
    query: 'spaceTypes',
  },
  entityLabel: {
    label: 'Property',
    type: 'select',
    blank: null,
    query: 'assetLabels',
    read(label) {
      const has = not(isBlank(labelColumn(label)));
      return () => has;
    },
  },
  isPaid: flagOf('On Plan', isIn(assetColumn.isPaid, true)),
  assetCreatedDate: timesOf('Added', assetColumn.createdAt),
  assetKeyword: {
    label: 'Keyword',
    type: 'text',
    blank: null,
    read(value) {
      const keyword = foldText(value);
      return keyword ? () => contains(assetColumn.searchText, keyword) : null;
    },
  },
} satisfies Filters<AssetRow>;
