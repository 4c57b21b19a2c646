import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Result of a finished statement. For an INSERT from a pipe, `rows` counts the rows written. */
export interface Outcome {
  bytes: Uint8Array;
  rows: number;
  rowBytes: number;
  elapsedNs: number;
}

interface NativeResult {
  bytes: Uint8Array;
  elapsed: number;
  rowsRead: number;
  bytesRead: number;
}

interface Native {
  CreateConnection(path: string, args?: readonly string[]): object;
  CloseConnection(connection: object): void;
  QueryAsyncConnection(connection: object, sql: string, format: string): Promise<NativeResult>;
}

/** One connection of the engine: its own database, settings and temporary tables; one statement at a time. */
export interface Connection {
  run(sql: string, format?: string): Promise<Outcome>;
  close(): void;
}

export interface Engine {
  connect(): Connection;
}

/**
 * Loads the native binding. On close, the public Session waits for all work in the process; the binding does not.
 */
function loadNative(): Native {
  const require = createRequire(import.meta.url);
  const home = dirname(require.resolve('chdb/package.json'));
  const loader = require(join(home, 'dist', 'loader.js')) as { loadNative(): Native };
  return loader.loadNative();
}

/** Opens the engine on a directory, for one process at a time. `configFile` is a ClickHouse server configuration. */
export function openEngine(dataDir: string, configFile: string): Engine {
  const native = loadNative();
  const args = [`--config-file=${configFile}`];
  return {
    connect() {
      const handle = native.CreateConnection(dataDir, args);
      let closed = false;
      return {
        async run(sql, format = 'TabSeparated') {
          const result = await native.QueryAsyncConnection(handle, sql, format);
          return {
            bytes: result.bytes,
            rows: result.rowsRead,
            rowBytes: result.bytesRead,
            elapsedNs: Math.round(result.elapsed * 1e9),
          };
        },
        close() {
          if (!closed) native.CloseConnection(handle);
          closed = true;
        },
      };
    },
  };
}

/** Returns a string literal that nothing in `value` can end. */
export function quoteText(value: string): string {
  const escaped = value.replace(/[\\']/g, '\\$&').replaceAll('\0', '\\0');
  return `'${escaped}'`;
}

/** Returns a quoted name that nothing in `value` can end. */
export function quoteName(value: string): string {
  return `\`${value.replace(/[\\`]/g, '\\$&').replaceAll('\0', '\\0')}\``;
}
