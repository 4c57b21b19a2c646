import type { AnalystCopies, CopiedRow } from '../../domain/analyst/copy-for-analysts.ts';
import { asDateTime64 } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const written = (value: CopiedRow[string]): unknown => (value instanceof Date ? asDateTime64(value.getTime()) : value);

/** Rows of all months at once: partitions follow the times of rows, and by default an insert into more than 100 is refused. */
const anyMonth = { max_partitions_per_insert_block: '0' };

/** The copies in this ClickHouse. */
export const analystCopies = (warehouse: WarehouseClient): AnalystCopies => ({
  async write({ table, version }, rows) {
    if (rows.length === 0) return;
    const values = rows.map((row) => ({
      ...{ version, is_deleted: 0 },
      ...Object.fromEntries(Object.entries(row).map(([column, value]) => [column, written(value)])),
    }));
    await warehouse.insert({ table, format: 'JSONEachRow', values, clickhouse_settings: anyMonth });
  },
  async deleteOlder({ table, customerIds, version }) {
    await warehouse.command({
      query: `INSERT INTO {table:Identifier} SELECT * REPLACE ({version:UInt64} AS version, 1 AS is_deleted) FROM (
        SELECT * FROM {table:Identifier} FINAL
        WHERE customer_id IN {customerIds:Array(UInt32)} AND version < {version:UInt64})`,
      query_params: { table, customerIds: [...customerIds], version },
      clickhouse_settings: anyMonth,
    });
  },
});
