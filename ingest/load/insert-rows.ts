import { Readable } from 'node:stream';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { readColumnTypes } from '../../warehouse/column-types.ts';
import { createRowEncoder, type EncodedRows } from './row-binary.ts';
import { type RecordOf, type WarehouseTableName, warehouseTables } from './rows.ts';
import type { WarehouseTable } from './warehouse-table.ts';

const tableNames = Object.keys(warehouseTables) as WarehouseTableName[];

/** Encodes records of one customer as rows of a table. */
export type EncodeRows = <Name extends WarehouseTableName>(
  table: Name,
  customerId: number,
  records: ReadonlyArray<RecordOf<Name>>,
) => EncodedRows;

/**
 * Creates what encodes rows, by the types that the warehouse's columns have.
 * @throws Error when a column is missing: the warehouse is older than this release.
 */
export async function createEncoder(warehouse: WarehouseClient): Promise<EncodeRows> {
  const types = await readColumnTypes(warehouse, tableNames);
  const encoders = Object.fromEntries(
    tableNames.map((table) => {
      const { cells } = warehouseTables[table] as WarehouseTable<unknown>;
      const readers = { customer_id: (_: unknown, customerId: number) => customerId, ...cells };
      const columns = Object.entries(readers).map(([name, read]) => {
        const type = types.get(`${table}.${name}`);
        if (!type) throw new Error(`The warehouse has no column ${table}.${name}`);
        return { name, type, read };
      });
      return [table, createRowEncoder(columns)];
    }),
  );
  return (table, customerId, records) => (encoders[table] as (typeof encoders)[string])(customerId, records);
}

/** The warehouse's columns are not those that rows were encoded for: it was migrated meanwhile. */
export class ColumnsChanged extends Error {}

/** Message of ClickHouse about a header whose types are not its own. */
const otherTypes = /^Type of '.*' must be /;

/**
 * Inserts encoded rows of a table, as one block.
 * @throws ColumnsChanged when they have to be encoded anew.
 */
export async function insertEncoded(
  warehouse: WarehouseClient,
  table: string,
  header: Buffer,
  rows: readonly Buffer[],
): Promise<void> {
  try {
    const { stream } = await warehouse.exec({
      query: `INSERT INTO ${table} FORMAT RowBinaryWithNamesAndTypes`,
      values: Readable.from([header, ...rows], { objectMode: false }),
    });
    stream.resume();
  } catch (error) {
    if (error instanceof Error && otherTypes.test(error.message))
      throw new ColumnsChanged(`Columns of ${table} have changed`, { cause: error });
    throw error;
  }
}

/** Inserts records of one customer. @throws Error when one of them cannot be a row. */
export async function insertRows<Name extends WarehouseTableName>(
  warehouse: WarehouseClient,
  table: Name,
  customerId: number,
  records: ReadonlyArray<RecordOf<Name>>,
): Promise<void> {
  if (records.length === 0) return;
  const encode = await createEncoder(warehouse);
  const { header, bytes, refused } = encode(table, customerId, records);
  if (refused[0]) throw refused[0].error;
  await insertEncoded(warehouse, table, header, [bytes]);
}
