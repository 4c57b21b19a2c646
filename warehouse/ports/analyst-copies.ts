import type { AnalystCopies, CopiedRow } from '../../domain/analyst/copy-for-analysts.ts';
import { asDateTime64 } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const written = (value: CopiedRow[string]): unknown => (value instanceof Date ? asDateTime64(value.getTime()) : value);

/** The copies in this ClickHouse. */
export const analystCopies = (warehouse: WarehouseClient): AnalystCopies => ({
  async write({ table, customerId, version }, rows) {
    if (rows.length === 0) return;
    const values = rows.map((row) => ({
      ...{ customer_id: customerId, version, is_deleted: 0 },
      ...Object.fromEntries(Object.entries(row).map(([column, value]) => [column, written(value)])),
    }));
    await warehouse.insert({ table, format: 'JSONEachRow', values });
  },
  async deleteOlder({ table, customerId, version }) {
    await warehouse.command({
      query: `INSERT INTO {table:Identifier} SELECT * REPLACE ({version:UInt64} AS version, 1 AS is_deleted) FROM (
        SELECT * FROM {table:Identifier} FINAL WHERE customer_id = {customerId:UInt32} AND version < {version:UInt64})`,
      query_params: { table, customerId, version },
    });
  },
});
