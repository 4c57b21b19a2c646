import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { Env } from '../platform/env.ts';
import type { Registry } from '../platform/metrics.ts';
import { createQueryMetrics, operationOf } from '../platform/query-metrics.ts';

export type WarehouseClient = ClickHouseClient;

/** Address of ClickHouse and settings of its connection. */
export type WarehouseEnv = Env<'warehouse'>;

/** Returns a client's connection settings: TLS if the address is https. */
export function warehouseConnection(env: WarehouseEnv): {
  url: string;
  tls?: { ca_cert: Buffer; cert: Buffer; key: Buffer } | { ca_cert: Buffer };
} {
  const { CLICKHOUSE_URL: url, CLICKHOUSE_TLS_CA: ca, CLICKHOUSE_TLS_CERT: cert, CLICKHOUSE_TLS_KEY: key } = env;
  if (!ca) return { url };
  const own = cert && key ? { cert: Buffer.from(cert), key: Buffer.from(key) } : {};
  return { url, tls: { ca_cert: Buffer.from(ca), ...own } };
}

/**
 * Creates a client of ClickHouse over HTTP; the database need not exist yet for `migrateWarehouse`. With `metrics` its
 * queries are measured, by their `log_comment` if they have one.
 */
export function createWarehouseClient(
  env: WarehouseEnv,
  name: string,
  metrics?: Registry,
  requestTimeoutMs = 60_000,
): WarehouseClient {
  const client = createClient({
    ...warehouseConnection(env),
    database: env.CLICKHOUSE_DATABASE,
    application: name,
    request_timeout: requestTimeoutMs,
    max_open_connections: 10,
    // an error is thrown, and logged by the caller; the client's own lines are not JSON
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      // rows of one key are never in two partitions, so FINAL need not merge across them
      do_not_merge_across_partitions_select_final: 1,
      date_time_input_format: 'best_effort',
    },
  });
  if (metrics) observeQueries(client, metrics);
  return client;
}

function observeQueries(client: WarehouseClient, metrics: Registry): void {
  const ended = createQueryMetrics('clickhouse', metrics);
  async function timed<T>(operation: string, call: () => Promise<T>): Promise<T> {
    const startedAt = Date.now();
    let failed = true;
    try {
      const result = await call();
      failed = false;
      return result;
    } finally {
      ended(operation, startedAt, failed);
    }
  }
  const { query, insert, exec } = client;
  client.query = (params) =>
    timed(params.clickhouse_settings?.log_comment ?? operationOf(params.query), () =>
      query.call(client, params),
    ) as never;
  client.insert = (params) => timed(`insert ${params.table}`, () => insert.call(client, params as never));
  client.exec = (params) => timed(operationOf(params.query), () => exec.call(client, params)) as never;
}
