import { refuse } from '../errors.ts';

/** Bounds of one query of a reader. */
export interface ReaderLimits {
  /** Seconds that a query may run. */
  seconds: number;
  memoryBytes: number;
  threads: number;
}

const MIB = 1024 * 1024;
const MOST_RESULT_ROWS = 1_000_000;
const MOST_RESULT_BYTES = 1024 * MIB;
const MOST_ROWS_READ = 1_000_000_000;

type Judge = (value: string, limits: ReaderLimits) => string | undefined;

/** Accepts a whole number from 1 to the limit; 0, which means no limit, becomes the limit. */
const upTo =
  (most: (limits: ReaderLimits) => number): Judge =>
  (value, limits) => {
    if (!/^\d{1,15}$/.test(value) || Number(value) > most(limits)) return undefined;
    return Number(value) === 0 ? String(most(limits)) : value;
  };
const oneOf =
  (...words: string[]): Judge =>
  (value) =>
    words.includes(value) ? value : undefined;
const flag = oneOf('0', '1', 'true', 'false');

/** Settings that a client may send, each judged by its value. They change how a result is written, or tighten a bound. */
const ADMITTED: Readonly<Record<string, Judge>> = {
  max_execution_time: upTo(({ seconds }) => seconds),
  max_memory_usage: upTo(({ memoryBytes }) => memoryBytes),
  max_threads: upTo(({ threads }) => threads),
  max_result_rows: upTo(() => MOST_RESULT_ROWS),
  max_result_bytes: upTo(() => MOST_RESULT_BYTES),
  max_rows_to_read: upTo(() => MOST_ROWS_READ),
  result_overflow_mode: oneOf('throw', 'break'),
  timeout_overflow_mode: oneOf('throw'),
  extremes: flag,
  join_use_nulls: flag,
  session_timezone: (value) => (/^[A-Za-z0-9_+/-]{0,64}$/.test(value) ? value : undefined),
  date_time_output_format: oneOf('simple', 'iso', 'unix_timestamp'),
  output_format_json_quote_64bit_integers: flag,
  output_format_json_quote_64bit_floats: flag,
  output_format_json_quote_denormals: flag,
  output_format_json_quote_decimals: flag,
  output_format_native_write_json_as_string: flag,
  output_format_binary_write_json_as_string: flag,
  output_format_parquet_string_as_string: flag,
  output_format_arrow_string_as_string: flag,
};

/** Settings of the HTTP interface, or without effect for readers: accepted, and not passed on. */
const WITHOUT_EFFECT = new Set([
  ...['readonly', 'cancel_http_readonly_queries_on_client_close', 'enable_http_compression'],
  ...['http_zlib_compression_level', 'http_response_buffer_size', 'http_wait_end_of_query'],
  ...['send_progress_in_http_headers', 'http_headers_progress_interval_ms', 'http_make_head_request'],
  ...['async_insert', 'wait_for_async_insert'],
  ...['connect_timeout', 'receive_timeout', 'send_timeout', 'http_receive_timeout', 'http_send_timeout'],
]);

/**
 * Returns the settings of a reader's connection: the bounds, the admitted ones of the request, and that nothing more can
 * be set.
 * @throws QueryError 164 for a setting that readers cannot change, 452 for a value out of bounds
 */
export function readerSettings(requested: ReadonlyMap<string, string>, limits: ReaderLimits): Map<string, string> {
  const settings = new Map([
    ['max_execution_time', String(limits.seconds)],
    ['timeout_overflow_mode', 'throw'],
    ['timeout_before_checking_execution_speed', '0'],
    ['max_memory_usage', String(limits.memoryBytes)],
    ['max_threads', String(limits.threads)],
    ['max_result_rows', String(MOST_RESULT_ROWS)],
    ['max_result_bytes', String(MOST_RESULT_BYTES)],
    ['max_rows_to_read', String(MOST_ROWS_READ)],
    // It compiles patterns for as long as it likes, outside of the limits.
    ['allow_hyperscan', '0'],
    ['max_temporary_data_on_disk_size_for_query', String(MOST_RESULT_BYTES)],
    // Those of the product have 1: its queries go first.
    ['priority', '2'],
    ['do_not_merge_across_partitions_select_final', '1'],
  ]);
  for (const [name, value] of requested) {
    if (WITHOUT_EFFECT.has(name)) continue;
    if (!Object.hasOwn(ADMITTED, name)) throw refuse(164, `Cannot modify '${name}' setting in readonly mode`);
    const admitted = ADMITTED[name]?.(value, limits);
    if (admitted === undefined) throw refuse(452, `Setting ${name} shouldn't be ${JSON.stringify(value.slice(0, 50))}`);
    settings.set(name, admitted);
  }
  return settings.set('readonly', '1');
}
