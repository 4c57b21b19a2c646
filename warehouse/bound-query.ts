import { SettingsMap } from '@clickhouse/client';
import { z } from 'zod';
import type { WarehouseClient } from './client.ts';

/** Every table and view of the warehouse: all of them belong to customers. */
export const warehouseTables = [
  'activity',
  'alarms',
  'daily_snapshots',
  'events',
  'instances',
  'lasting_instances',
  'lasting_instances_view',
  'outcomes',
  'people',
  'raw_events',
  'rule_log',
  'status_entries',
  'teams',
  'ticket_activity',
  'ticket_alarms',
  'tickets',
] as const;

/** The only files that query the warehouse directly; `npm run check` enforces it. The client measures others' queries. */
export const unboundReaders = [
  'warehouse/bound-query.ts',
  'warehouse/client.ts',
  // reads no rows of customers
  'warehouse/column-types.ts',
  // readers themselves, of one customer where a customer asks
  'warehouse/ports/analyst-readers.ts',
  // writes copies
  'warehouse/ports/analyst-copies.ts',
  // queries Postgres
  'platform/patches/bound-transaction.ts',
] as const;

export interface BoundQuery<Row extends z.ZodType> {
  /** Its file's name: used by metrics, traces and ClickHouse's own query log. */
  name: string;
  customerId: number;
  /** Milliseconds since the epoch; without `to` up to the newest. Bound as `from` and `to`, DateTime64(3). */
  range?: { from: number; to?: number };
  /** One SELECT without FORMAT. It has to bind `{customerId:UInt32}`, and `from` and `to` if a range is given. */
  sql: string;
  /** Seconds after which ClickHouse gives up, with error 159; as long as it takes unless given. */
  seconds?: number;
  /** Further typed parameters of the SQL. */
  params?: Record<string, unknown>;
  /** Shape of one row, by its column names. */
  row: Row;
}

/**
 * Reads the warehouse, as the only way to do so: within one customer and, if given, one range of time (ARCH.9). The SQL
 * binds the customer, so that it can be read; ClickHouse itself adds the same condition to every table, so that even a
 * wrong query finds nothing of another customer. 64-bit integers are read as numbers: every id and version of ours
 * stays far below 2^53.
 * @throws Error when the SQL leaves the customer or the range unbound; ZodError when rows are not as described.
 */
export async function boundQuery<Row extends z.ZodType>(
  warehouse: WarehouseClient,
  query: BoundQuery<Row>,
): Promise<Array<z.output<Row>>> {
  const result = await warehouse.query(boundRequest(query));
  return z.array(query.row).parse(await result.json());
}

/**
 * Like `boundQuery`, for results of any length, in batches as they are received: no faster than they are consumed.
 * Resolves once ClickHouse begins to answer. If the consumer stops, or `signal` is aborted, ClickHouse ends the query.
 */
export async function boundStream<Row extends z.ZodType>(
  warehouse: WarehouseClient,
  query: BoundQuery<Row>,
  signal: AbortSignal,
): Promise<AsyncGenerator<Array<z.output<Row>>>> {
  const { clickhouse_settings, ...request } = boundRequest(query);
  const result = await warehouse.query({
    ...request,
    abort_signal: signal,
    clickhouse_settings: { ...clickhouse_settings, cancel_http_readonly_queries_on_client_close: 1 },
  });
  const rows = z.array(query.row);
  return (async function* () {
    try {
      for await (const batch of result.stream()) yield rows.parse(batch.map((one) => one.json()));
    } finally {
      result.close();
    }
  })();
}

/**
 * Reads the warehouse across customers, for sweeps of the worker that keep a figure for each of them: never for a call.
 * Each row names its customer.
 * @throws ZodError when rows are not as described.
 */
export async function queryOfAllCustomers<Row extends z.ZodType<{ customerId: number }>>(
  warehouse: WarehouseClient,
  { name, sql, row }: { name: string; sql: string; row: Row },
): Promise<Array<z.output<Row>>> {
  const result = await warehouse.query({
    query: sql,
    format: 'JSONEachRow',
    clickhouse_settings: { output_format_json_quote_64bit_integers: 0, log_comment: name },
  });
  return z.array(row).parse(await result.json());
}

function boundRequest({ name, customerId, range, sql, params, seconds }: BoundQuery<z.ZodType>) {
  const bound: Record<string, unknown> = { customerId: idSchema.parse(customerId) };
  if (range) bound.from = asDateTime64(range.from);
  if (range?.to !== undefined) bound.to = asDateTime64(range.to);
  for (const key of Object.keys(bound))
    if (!sql.includes(`{${key}:`)) throw new Error(`A query of the warehouse has to bind ${key}`);
  return {
    query: sql,
    query_params: { ...params, ...bound },
    format: 'JSONEachRow' as const,
    clickhouse_settings: {
      output_format_json_quote_64bit_integers: 0 as const,
      max_query_size: String(2 ** 20),
      log_comment: name,
      ...(seconds !== undefined && { max_execution_time: seconds }),
      additional_table_filters: SettingsMap.from(
        Object.fromEntries(warehouseTables.map((table) => [table, `customer_id = ${customerId}`])),
      ),
    },
  };
}

const idSchema = z.int().positive();

/** Formats a time as DateTime64(3, 'UTC') parses it, whatever the server's timezone: seconds with three decimals. */
export const asDateTime64 = (ms: number): string => (ms / 1_000).toFixed(3);
