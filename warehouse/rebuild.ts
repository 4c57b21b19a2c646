import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsMap } from '@clickhouse/client';
import { z } from 'zod';
import type { WarehouseClient } from './client.ts';

/** A table that a materialized view writes whenever rows are stored in its source. */
export interface DerivedTable {
  name: string;
  source: string;
  /** The view's query. */
  select: string;
}

const derived = z.object({ name: z.string(), source: z.string(), select: z.string() });
const pauseMs = 100;

/** Lists the derived tables of the warehouse, by name. */
export function listDerivedTables(warehouse: WarehouseClient): Promise<DerivedTable[]> {
  return read(
    warehouse,
    `SELECT extract(create_table_query, ' TO \\\\w+\\\\.(\\\\w+)') AS name, s.name AS source, v.as_select AS select
     FROM system.tables AS v
     INNER JOIN (
       SELECT name, arrayJoin(dependencies_table) AS view FROM system.tables WHERE database = currentDatabase()
     ) AS s ON s.view = v.name
     WHERE v.database = currentDatabase() AND v.engine = 'MaterializedView' AND NOT endsWith(name, '${suffix}')
     ORDER BY name`,
    derived,
  );
}

/** Options of a rebuild. */
interface Rebuild {
  /** Rebuilds the rows of one customer and keeps those of the others; without it, all. */
  customerId?: number;
  /** Called after each partition. */
  onProgress?: (progress: { done: number; of: number }) => void;
}

/**
 * Recreates a derived table from its source while rows arrive: into a second table, partition by partition, which then
 * takes its place. A second view writes what arrives meanwhile into both, and a row that is written twice is one row. A
 * rebuild that was interrupted continues with the partitions that are missing. One rebuild at a time: the caller sees to it.
 */
export async function rebuildTable(
  warehouse: WarehouseClient,
  table: DerivedTable,
  { customerId = 0, onProgress = () => {} }: Rebuild = {},
): Promise<void> {
  const second = `${table.name}${suffix}`;
  const done = new Set(await begin(warehouse, table, customerId));
  const partitions = await partitionsOf(warehouse, table);
  for (const partition of partitions) {
    if (!done.has(partition)) {
      await copyPartition(warehouse, table, { partition, customerId });
      done.add(partition);
      await remember(warehouse, second, { customerId, done: [...done] });
    }
    onProgress({ done: done.size, of: partitions.length });
  }
  await comment(warehouse, second, await commentOf(warehouse, table.name));
  await warehouse.command({ query: `EXCHANGE TABLES ${table.name} AND ${second}` });
  await drop(warehouse, second);
}

/** Suffix of the table that is filled. */
const suffix = '_rebuilt';
const viewOf = (second: string): string => `${second}_view`;

const progress = z.object({ customerId: z.number(), done: z.array(z.string()) });
type Progress = z.infer<typeof progress>;

/** Continues the rebuild that was interrupted, or begins one. @returns the partitions that are done. */
async function begin(warehouse: WarehouseClient, { name, select }: DerivedTable, customerId: number) {
  const second = `${name}${suffix}`;
  const interrupted = readProgress(await commentOf(warehouse, second));
  if (interrupted?.customerId === customerId) return interrupted.done;
  await drop(warehouse, second);
  await warehouse.command({ query: `CREATE TABLE ${second} AS ${name}` });
  await warehouse.command({ query: `CREATE MATERIALIZED VIEW ${viewOf(second)} TO ${second} AS ${select}` });
  // one that began before may not know of the second view
  await runningInsertsEnd(warehouse);
  await remember(warehouse, second, { customerId, done: [] });
  return [];
}

/** Progress is kept as the comment of the table that it is about, and goes with it. */
const remember = (warehouse: WarehouseClient, second: string, so: Progress): Promise<void> =>
  comment(warehouse, second, JSON.stringify(so));

function readProgress(text: string): Progress | undefined {
  return text.startsWith('{') ? progress.parse(JSON.parse(text)) : undefined;
}

async function drop(warehouse: WarehouseClient, second: string): Promise<void> {
  await warehouse.command({ query: `DROP VIEW IF EXISTS ${viewOf(second)}` });
  await warehouse.command({ query: `DROP TABLE IF EXISTS ${second}` });
}

/** Partitions of the source and of the table: what is only in the table must go from it. */
const partitionsOf = async (warehouse: WarehouseClient, { name, source }: DerivedTable): Promise<string[]> => {
  const rows = await read(
    warehouse,
    `SELECT DISTINCT partition_id AS id FROM system.parts
     WHERE database = currentDatabase() AND active AND table IN ('${name}', '${source}') ORDER BY id`,
    z.object({ id: z.string().regex(/^\d+$/) }),
  );
  return rows.map(({ id }) => id);
};

async function copyPartition(
  warehouse: WarehouseClient,
  { name, source, select }: DerivedTable,
  { partition, customerId }: { partition: string; customerId: number },
): Promise<void> {
  const second = `${name}${suffix}`;
  const within = `_partition_id = toString(${partition})`;
  const filter = customerId ? `${within} AND customer_id = ${customerId}` : within;
  const copy = (query: string, table: string, where: string) =>
    warehouse.command({
      // only the newest version of what is not deleted
      query: `INSERT INTO ${second} SELECT * FROM (${query}) WHERE is_deleted = 0`,
      clickhouse_settings: { final: 1, additional_table_filters: SettingsMap.from({ [table]: where }) },
    });
  await copy(select, source, filter);
  if (customerId) await copy(`SELECT * FROM ${name}`, name, `${within} AND customer_id != ${customerId}`);
}

/** Resolves when every insert that runs now has ended. */
async function runningInsertsEnd(warehouse: WarehouseClient): Promise<void> {
  const id = z.object({ id: z.string() });
  const running = () => read(warehouse, `SELECT query_id AS id FROM system.processes WHERE query_kind = 'Insert'`, id);
  let before = new Set((await running()).map((one) => one.id));
  while (before.size > 0) {
    await sleep(pauseMs);
    const now = await running();
    before = new Set(now.map((one) => one.id).filter((one) => before.has(one)));
  }
}

/** Returns the comment of a table; empty where there is none. */
async function commentOf(warehouse: WarehouseClient, table: string): Promise<string> {
  const [found] = await read(
    warehouse,
    `SELECT comment FROM system.tables WHERE database = currentDatabase() AND name = '${table}'`,
    z.object({ comment: z.string() }),
  );
  return found?.comment ?? '';
}

const comment = async (warehouse: WarehouseClient, table: string, text: string): Promise<void> => {
  const quoted = text.replace(/[\\']/g, '\\$&');
  await warehouse.command({ query: `ALTER TABLE ${table} MODIFY COMMENT '${quoted}'` });
};

async function read<Row extends z.ZodType>(
  warehouse: WarehouseClient,
  query: string,
  row: Row,
): Promise<Array<z.output<Row>>> {
  const result = await warehouse.query({ query, format: 'JSONEachRow' });
  return z.array(row).parse(await result.json());
}
