import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { createStream, kafkaOf, type Topic, topics } from '../../platform/stream.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';

type EngineEnv = Env<'kafka' | 'database' | 'warehouse' | 'temporal'>;

/** Figures read from an engine, or the reason why there are none. */
export type EngineReading<T> = { ready: true; view: T } | { ready: false; reason: string };

export interface TopicView {
  topic: string;
  partitions: number;
  /** Messages ever written. */
  messages: number;
  /** Messages that each group has not yet committed. */
  lag: Record<string, number>;
}
export interface PostgresView {
  bytes: number;
  /** The largest first. */
  tables: Array<{ table: string; bytes: number }>;
  outbox: { rows: number; oldestSeconds: number };
}
export type ClickHouseView = Array<{ table: string; parts: number; rows: number; bytes: number }>;
export type Engines = Awaited<ReturnType<typeof readEngines>>;

const patienceMs = 8_000;
const readers: Array<[Topic, string[]]> = [
  [topics.raw, ['normalise', 'load']],
  [topics.normalised, ['project']],
  [topics.changes, ['load']],
  [topics.deadLetters, ['load']],
];

/** Reads figures from the four engines. An unavailable one does not affect the others. */
export async function readEngines(env: EngineEnv) {
  const [kafka, postgres, clickhouse, temporal] = await Promise.all([
    reading(() => readKafka(env)),
    reading(() => readPostgres(env)),
    reading(() => readClickHouse(env)),
    reading(() => pingTemporal(env)),
  ]);
  return { kafka, postgres, clickhouse, temporal };
}

async function reading<T>(read: () => Promise<T>): Promise<EngineReading<T>> {
  try {
    const late = sleep(patienceMs).then(() => Promise.reject(new Error(`no answer within ${patienceMs / 1_000} s`)));
    return { ready: true, view: await Promise.race([read(), late]) };
  } catch (error) {
    return { ready: false, reason: (error as Error).message || String((error as { code?: unknown }).code) };
  }
}

async function readKafka(env: EngineEnv): Promise<TopicView[]> {
  const log = createLog('status', { level: 'silent', instance: '' });
  const stream = createStream({ ...kafkaOf(env), clientId: 'status', log, fatal: () => {} });
  return Promise.all(
    readers.map(async ([topic, groups]) => {
      const read = await Promise.all(groups.map((group) => stream.groupLag(topic, group)));
      const waiting = read.map((rows) =>
        rows.reduce((sum, { end, committed }) => sum + Number(end - (committed < 0n ? 0n : committed)), 0),
      );
      return {
        topic,
        partitions: read[0]?.length ?? 0,
        messages: read[0]?.reduce((sum, { end }) => sum + Number(end), 0) ?? 0,
        lag: Object.fromEntries(groups.map((group, index) => [group, waiting[index] ?? 0])),
      };
    }),
  );
}

async function readPostgres(env: EngineEnv): Promise<PostgresView> {
  const db = createDatabase(env.DATABASE_URL, { pool: 1, name: 'status' });
  try {
    const size = await db.raw(`select pg_database_size(current_database()) as bytes`);
    const tables = await db.raw(
      `select relname as "table", pg_total_relation_size(oid) as bytes from pg_class
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 2 desc limit 4`,
    );
    const outbox = await db.raw(
      `select count(*) as rows, coalesce(extract(epoch from now() - min(created_at)), 0)::float as "oldestSeconds" from outbox`,
    );
    return { bytes: size.rows[0].bytes, tables: tables.rows, outbox: outbox.rows[0] };
  } finally {
    await db.destroy();
  }
}

async function readClickHouse(env: EngineEnv): Promise<ClickHouseView> {
  const warehouse = createWarehouseClient(env, 'status');
  try {
    const answer = await warehouse.query({
      query: `SELECT table, count() AS parts, sum(rows) AS rows, sum(bytes_on_disk) AS bytes FROM system.parts
        WHERE active AND database = {database:String} GROUP BY table ORDER BY bytes DESC`,
      query_params: { database: env.CLICKHOUSE_DATABASE },
      format: 'JSONEachRow',
      clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
    });
    return await answer.json();
  } finally {
    await warehouse.close();
  }
}

async function pingTemporal(env: EngineEnv): Promise<object> {
  const temporal = createTemporal(env);
  try {
    await temporal.ping(patienceMs / 2);
    return {};
  } finally {
    await temporal.close();
  }
}
