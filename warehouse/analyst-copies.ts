import type { WarehouseClient } from './client.ts';
import { asDateTime64 } from './queries/bound-query.ts';

/** Tables that are copies of Postgres' (the sweep analyst-copies). */
export type CopiedTable = 'people' | 'teams' | 'daily_snapshots';
type Value = string | number | boolean | null | Date | readonly number[];
/** A row by the columns of its table, without customer and version. */
export type CopiedRow = Record<string, Value>;

interface Copy {
  table: CopiedTable;
  customerId: number;
  /** The same for all rows that are copied together, and higher than those before. */
  version: number;
}

const written = (value: Value): unknown => (value instanceof Date ? asDateTime64(value.getTime()) : value);

/** Writes rows of one customer. */
export async function writeCopies(
  warehouse: WarehouseClient,
  { table, customerId, version }: Copy,
  rows: readonly CopiedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...{ customer_id: customerId, version, is_deleted: 0 },
    ...Object.fromEntries(Object.entries(row).map(([column, value]) => [column, written(value)])),
  }));
  await warehouse.insert({ table, format: 'JSONEachRow', values });
}

/** Deletes what this version has not written again: it is gone in Postgres. */
export async function deleteOlderCopies(
  warehouse: WarehouseClient,
  { table, customerId, version }: Copy,
): Promise<void> {
  await warehouse.command({
    query: `INSERT INTO {table:Identifier} SELECT * REPLACE ({version:UInt64} AS version, 1 AS is_deleted) FROM (
      SELECT * FROM {table:Identifier} FINAL WHERE customer_id = {customerId:UInt32} AND version < {version:UInt64})`,
    query_params: { table, customerId, version },
  });
}
