import { utcText } from '../../platform/instant.ts';
import type { TableField, TableFields } from '../../platform/table-fields.ts';

export type Cell = string | number | null | readonly string[] | readonly number[];
/** A row as JSONCompactEachRow expects it: its cells in the order of the table's columns. */
export type WarehouseRow = Cell[];

/** A table filled from JSON: each column with the cell that a record has in it. */
export interface WarehouseTable<Row> {
  columns: readonly string[];
  rowOf(customerId: number, row: Row): WarehouseRow;
  /** Sorts rows as the table does, so that an insert is one sorted block. */
  sorted(rows: readonly WarehouseRow[]): WarehouseRow[];
}

/**
 * Declares a table. `customer_id` is first in each.
 * @param key the columns after `customer_id` that the table sorts by.
 * @throws TypeError for a key that is not a column.
 */
export function warehouseTable<Row>(
  key: readonly string[],
  cells: Readonly<Record<string, (row: Row) => Cell>>,
): WarehouseTable<Row> {
  const columns = ['customer_id', ...Object.keys(cells)];
  const read = Object.values(cells);
  const positions = ['customer_id', ...key].map((column) => columns.indexOf(column));
  if (positions.includes(-1)) throw new TypeError(`Not every column of the key ${key.join()} is there`);
  return {
    columns,
    rowOf: (customerId, row) => [customerId, ...read.map((cell) => cell(row))],
    sorted: (rows) =>
      rows.toSorted((a, b) => {
        for (const at of positions) {
          const [left, right] = [a[at], b[at]];
          if (left === right || left == null || right == null) continue;
          return left < right ? -1 : 1;
        }
        return 0;
      }),
  };
}

export const flag = (is: boolean): number => (is ? 1 : 0);
export const utcTextOrNull = (ms: number | null): string | null => (ms === null ? null : utcText(ms));

function cellOf({ type }: TableField, value: unknown): Cell {
  if (value === null) return null;
  if (type === 'boolean') return flag(value as boolean);
  return type === 'timestamptz' ? utcText(value as number) : (value as Cell);
}
/** Cells of fields that have the same name in the warehouse as in Postgres. */
export const cellsOf = <Name extends string>(
  fields: TableFields & Record<Name, TableField>,
  names: readonly Name[],
): Record<string, (row: Record<Name, unknown>) => Cell> =>
  Object.fromEntries(names.map((name) => [fields[name].column, (row) => cellOf(fields[name], row[name])]));
