import { type ListKind, onlyWith } from '../criteria/list-kind.ts';
import { assetFilters } from './asset-filters.ts';
import { assetOrderFields } from './order-fields.ts';
import { assetColumnIds } from './table-columns.ts';

/** Lists of places and assets. */
export const asset = {
  viewType: 'assets',
  opensWith: 'All Assets',
  filters: assetFilters,
  orders: assetOrderFields,
  offered: {
    'CRITICALITY.DESC': 'Highest criticality on top',
    'NAME.ASC': 'By name',
    'NAME.DESC': 'By name, last on top',
  },
  columns: assetColumnIds,
  categories: {
    active_assets: { label: 'Active assets', locked: [onlyWith('isActive', 'true')] },
    all_assets: { label: 'All assets', locked: [] },
  },
  words: {
    noun: 'asset',
    rows: 'assets',
    section: 'Assets',
    scope: "Also limited to the team's buildings",
    placeholder: 'Name, alias, external ID',
  },
} as const satisfies ListKind;
