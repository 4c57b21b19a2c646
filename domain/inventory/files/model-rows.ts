import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { type ColumnKey, columnsOfType, type ItemKind, type ModelType, valueSeparator } from '../columns.ts';
import type { InventoryTable } from './inventory-table.ts';
import { tableLimits } from './inventory-table.ts';

/** A place or an asset of a model. */
export interface ModelItem {
  type: ItemKind;
  externalId: string;
  name: string;
  class: string;
  /** Id of the place that it is in. */
  location?: string | undefined;
  /** Ids of what it is part of, and of what it feeds. */
  partOf: readonly string[];
  feeds: readonly string[];
  aliases: readonly string[];
  spaceType?: string | undefined;
  criticality?: string | undefined;
  shop?: string | undefined;
}

/**
 * Returns the items of a model as a table with the columns of its type.
 * @throws AppError INVALID for a model without any, or with more than fit.
 */
export function tableOfModel(
  type: ModelType,
  items: readonly ModelItem[],
  of: { encoding: string; leftOut: number },
): InventoryTable {
  if (items.length === 0) throw invalid(inventoryTexts.noModel);
  if (items.length > tableLimits.rows) throw invalid(inventoryTexts.tooManyRows(tableLimits.rows));
  const columns = columnsOfType(type);
  const cellOf = (item: ModelItem, key: ColumnKey): string => {
    const value = item[key as keyof ModelItem];
    return typeof value === 'string' ? value : (value ?? []).join(valueSeparator);
  };
  const rows = items.map((item, index) => ({ row: index + 1, cells: columns.map((key) => cellOf(item, key)) }));
  return { columns, rows: [rows], ...of };
}
