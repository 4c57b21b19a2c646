import type { ReactNode } from 'react';
import { type AssetColumn, assetColumns, isAssetColumn } from '#domain/lists/assets/table-columns.ts';
import type { EntityOrderField } from '#generated/graphql.ts';
import { unknown } from '#ui/format.ts';
import { ActiveTag } from './ActiveTag.tsx';
import type { ListedAsset } from './asset-list.ts';

interface Column {
  id: AssetColumn;
  name: string;
  sort?: EntityOrderField;
  isNumber?: boolean;
  /** px, and the column's share of what is left. */
  width: number;
  cell: (asset: ListedAsset) => ReactNode;
}

const cells: Record<AssetColumn, Omit<Column, 'id' | 'name'>> = {
  name: { width: 200, sort: 'NAME', cell: ({ name }) => name },
  class: { width: 130, cell: ({ rawEntityClass }) => rawEntityClass },
  building: { width: 150, cell: ({ building }) => building ?? unknown },
  'floor-room': { width: 130, cell: ({ floor, roomName }) => [floor, roomName].filter(Boolean).join(' · ') || unknown },
  criticality: {
    width: 100,
    sort: 'CRITICALITY',
    isNumber: true,
    cell: (asset) => asset.effectiveCriticality ?? unknown,
  },
  alarms: { width: 140, cell: ({ activeAlarmCount }) => <ActiveTag count={activeAlarmCount} quiet /> },
  shop: { width: 110, cell: ({ shop }) => shop ?? unknown },
  'space-type': { width: 160, cell: ({ spaceType }) => spaceType?.name ?? unknown },
  'external-id': { width: 160, cell: ({ externalId }) => externalId ?? unknown },
};

/** Columns that a table shows unless somebody chose others. */
export const ownColumns: AssetColumn[] = ['name', 'class', 'building', 'floor-room', 'criticality', 'alarms', 'shop'];

/** Known columns, each once; null where the name is not among them. */
export function readAssetColumns(ids: unknown): AssetColumn[] | null {
  const known = Array.isArray(ids) ? [...new Set(ids)].filter((id) => typeof id === 'string' && isAssetColumn(id)) : [];
  return known.includes('name') ? (known as AssetColumn[]) : null;
}

/** The columns that a lens sets in its table options; null: the table's own. */
export const columnsOfLens = (tableOptions: unknown): AssetColumn[] | null =>
  readAssetColumns(
    typeof tableOptions === 'object' && tableOptions !== null && 'columns' in tableOptions && tableOptions.columns,
  );

export const columnsOf = (ids: readonly AssetColumn[]): Column[] =>
  ids.map((id) => ({ id, name: assetColumns[id], ...cells[id] }));

/** Returns what the column of this name shows of an asset, wherever it stands. */
export const cellOf = (id: AssetColumn, asset: ListedAsset): ReactNode => cells[id].cell(asset);
