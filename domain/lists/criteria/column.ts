import type { TableField } from '../../../platform/table-fields.ts';

/** `property` is a list of texts: `in` looks for any of them, and an empty one is blank. */
export type ColumnType = 'text' | 'uuid' | 'int' | 'bigint' | 'boolean' | 'time' | 'property';
export type Value = string | number | boolean;

/** A column that criteria look at: where each evaluator finds it. A kind of list declares its own. */
export interface Column<Row extends object = object> {
  type: ColumnType;
  isNullable: boolean;
  /** SQL of the column, with the alias of its table. */
  postgres: string;
  /** Alias of the table beside the list's own that it lies in; null for a column of the list's own table. */
  beside: string | null;
  /** Name in the warehouse; null: history does not hold it. */
  warehouse: string | null;
  /** Reads it from a row in memory. */
  read(row: Row): Value | null;
  /** Set for a property: its type. The column holds the tokens of all of them, which `tokens` reads from a row. */
  property?: string;
  tokens?(row: Row): readonly string[];
  /** Most rows hold nothing there, and Postgres indexes the others alone. */
  isSparse?: boolean;
  /** True for a value whose rows an index holds in the order of the list. */
  isOrdered?(value: Value): boolean;
}

const types: Partial<Record<TableField['type'], ColumnType>> = {
  smallint: 'int',
  int: 'int',
  bigint: 'bigint',
  boolean: 'boolean',
  uuid: 'uuid',
  text: 'text',
  timestamptz: 'time',
};

/**
 * A field of a table as a column that criteria look at.
 * @param alias what queries call the table.
 * @throws TypeError for a type that no criterion compares.
 */
export function columnOf<Row extends object>(
  { column, type, isNullable }: TableField,
  read: (row: Row) => Value | null,
  { alias, beside = null, warehouse = null }: { alias: string; beside?: string | null; warehouse?: string | null },
): Column<Row> {
  const columnType = types[type];
  if (!columnType) throw new TypeError(`No criterion compares ${column}`);
  return { type: columnType, isNullable, postgres: `${alias}.${column}`, beside, warehouse, read };
}
