import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';

export type WarehouseClient = ClickHouseClient;

/** A client of ClickHouse over HTTP; the database need not exist yet for `migrateWarehouse`. */
export function createWarehouseClient(
  env: { CLICKHOUSE_URL: string; CLICKHOUSE_DATABASE: string },
  name: string,
): WarehouseClient {
  return createClient({
    url: env.CLICKHOUSE_URL,
    database: env.CLICKHOUSE_DATABASE,
    application: name,
    request_timeout: 60_000,
    max_open_connections: 10,
    // what fails is thrown, and logged by whoever asked; the client's own lines are not JSON
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      // rows of one key never lie in two partitions, so FINAL need not look across them
      do_not_merge_across_partitions_select_final: 1,
      date_time_input_format: 'best_effort',
    },
  });
}
