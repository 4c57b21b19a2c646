import type { WarehouseClient } from './client.ts';

/** Reads the types of the columns of tables, as `table.column`. */
export async function readColumnTypes(
  warehouse: WarehouseClient,
  tables: readonly string[],
): Promise<Map<string, string>> {
  const answer = await warehouse.query({
    query: `SELECT table, name, type FROM system.columns
      WHERE database = currentDatabase() AND table IN {tables:Array(String)}`,
    query_params: { tables },
    format: 'JSONEachRow',
  });
  const columns = await answer.json<{ table: string; name: string; type: string }>();
  return new Map(columns.map(({ table, name, type }) => [`${table}.${name}`, type]));
}
