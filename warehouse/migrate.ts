import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { fromRoot } from '../platform/root.ts';
import { type WarehouseEnv, warehouseConnection } from './client.ts';

/**
 * Migrates the warehouse to this release: numbered SQL files, each applied once, in order; a ledger has checksums.
 * @throws Error when a file that was applied has changed since: history is not rewritten.
 * @returns the files that were applied now.
 */
export async function migrateWarehouse(
  env: WarehouseEnv,
  folder = fromRoot('warehouse/migrations'),
): Promise<string[]> {
  const options = {
    ...warehouseConnection(env),
    application: 'migrate',
    // a statement may read a whole table
    request_timeout: 3_600_000,
    log: { level: ClickHouseLogLevel.OFF },
  };
  const client = createClient(options);
  const database = env.CLICKHOUSE_DATABASE;
  const scoped = createClient({ ...options, database });
  try {
    await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` });
    await client.command({
      query: `CREATE TABLE IF NOT EXISTS ${database}.schema_migrations (name String, checksum String, applied_at DateTime64(3, 'UTC') DEFAULT now64(3)) ENGINE = MergeTree ORDER BY name`,
    });
    const ledger = await client.query({
      query: `SELECT name, checksum FROM ${database}.schema_migrations`,
      format: 'JSONEachRow',
    });
    const applied = new Map(
      (await ledger.json<{ name: string; checksum: string }>()).map((row) => [row.name, row.checksum]),
    );
    const now: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known)
        throw new Error(`warehouse/migrations/${name} has changed since it was applied: add a new file instead`);
      for (const statement of statementsOf(text)) {
        // a file that was interrupted is applied again: existing tables stay
        await scoped.command({ query: statement.replace(/^CREATE TABLE (?!IF)/i, 'CREATE TABLE IF NOT EXISTS ') });
      }
      await client.insert({
        table: `${database}.schema_migrations`,
        values: [{ name, checksum }],
        format: 'JSONEachRow',
      });
      now.push(name);
    }
    return now;
  } finally {
    await Promise.all([client.close(), scoped.close()]);
  }
}

/** Splits a migration into statements: each ends with a semicolon at the end of a line, comments are removed. */
function statementsOf(text: string): string[] {
  return text
    .replace(/^[ \t]*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
