import type { TableField, TableFields } from '../../platform/table-fields.ts';
import type { Cell } from './row-binary.ts';

type Read<Row> = (row: Row) => Cell;

/** A table of the warehouse, by column: the cell that a record has in it. `customer_id` is the first column of each. */
export interface WarehouseTable<Row> {
  cells: Readonly<Record<string, Read<Row>>>;
}

/** Declares a table. */
export const warehouseTable = <Row>(cells: Readonly<Record<string, Read<Row>>>): WarehouseTable<Row> => ({ cells });

/** Cells of fields that have the same name in the warehouse as in Postgres. */
export const cellsOf = <Name extends string>(
  fields: TableFields & Record<Name, TableField>,
  names: readonly Name[],
): Record<string, Read<Record<Name, unknown>>> =>
  Object.fromEntries(names.map((name) => [fields[name].column, (row) => row[name] as Cell]));
