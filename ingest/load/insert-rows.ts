import { Readable } from 'node:stream';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { createRowEncoder, type EncodedRows } from './row-binary.ts';
import { type RecordOf, type WarehouseTableName, warehouseTables } from './rows.ts';
import type { WarehouseTable } from './warehouse-table.ts';

const tableNames = Object.keys(warehouseTables) as WarehouseTableName[];
const columnsOf = (table: WarehouseTableName): string[] => [
  'customer_id',
  ...Object.keys(warehouseTables[table].cells),
];

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
  const answer = await warehouse.query({
    query: `SELECT table, name, type FROM system.columns
      WHERE database = currentDatabase() AND table IN {tables:Array(String)}`,
    query_params: { tables: tableNames },
    format: 'JSONEachRow',
  });
  const columns = await answer.json<{ table: string; name: string; type: string }>();
  const types = new Map(columns.map(({ table, name, type }) => [`${table}.${name}`, type]));
  let customer = 0;
  const encoders = Object.fromEntries(
    tableNames.map((table) => {
      const { cells } = warehouseTables[table] as WarehouseTable<unknown>;
      const readers = { customer_id: () => customer, ...cells };
      const encoded = Object.entries(readers).map(([name, read]) => {
        const type = types.get(`${table}.${name}`);
        if (!type) throw new Error(`The warehouse has no column ${table}.${name}`);
        return { type, read };
      });
      return [table, createRowEncoder(encoded)];
    }),
  );
  return (table, customerId, records) => {
    customer = customerId;
    return (encoders[table] as (typeof encoders)[string])(records);
  };
}

/** Inserts encoded rows of a table, as one block. */
export async function insertEncoded(
  warehouse: WarehouseClient,
  table: WarehouseTableName,
  rows: readonly Buffer[],
): Promise<void> {
  const { stream } = await warehouse.exec({
    query: `INSERT INTO ${table} (${columnsOf(table).join(', ')}) FORMAT RowBinary`,
    values: Readable.from(rows, { objectMode: false }),
  });
  stream.resume();
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
  const { bytes, refused } = encode(table, customerId, records);
  if (refused[0]) throw refused[0].error;
  await insertEncoded(warehouse, table, [bytes]);
}
