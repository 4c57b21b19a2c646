import { openSecrets } from '../engines/supervisor/index.ts';
import { createDatabase, type Database } from '../platform/database.ts';
import { fromRoot } from '../platform/root.ts';
import type { Product } from './product.ts';

const shown = 12;

/** One statement of an engine, with all its calls of a phase. */
interface Statement {
  calls: number;
  /** Milliseconds in all calls. */
  ms: number;
  text: string;
}

/**
 * Begins to count the statements of Postgres and ClickHouse.
 * @returns lists those that took the longest since.
 */
export async function watchStatements(product: Product): Promise<() => Promise<string[]>> {
  // statements of other roles are shown to a superuser only
  const address = new URL(product.env.DATABASE_URL);
  address.username = 'postgres';
  address.password = await openSecrets(fromRoot('.data/bench')).get('postgres-superuser');
  const db = createDatabase(address.href, { pool: 1, name: 'bench-statements' });
  await db.raw('create extension if not exists pg_stat_statements');
  await db.raw('select pg_stat_statements_reset()');
  const since = Date.now();
  return async () => {
    const line = ({ calls, ms, text }: Statement): string =>
      `    ${ms.toFixed(0).padStart(7)} ms ${String(calls).padStart(6)} × ${text.replace(/\s+/g, ' ').slice(0, 150)}`;
    const postgres = await statementsOfPostgres(db);
    await db.destroy();
    const clickhouse = await statementsOfClickHouse(product, since);
    return ['  Postgres', ...postgres.map(line), '  ClickHouse', ...clickhouse.map(line)];
  };
}

async function statementsOfPostgres(db: Database): Promise<Statement[]> {
  const { rows } = await db.raw(
    `select calls::int, total_exec_time::float8 as ms, query as text from pg_stat_statements
     order by total_exec_time desc limit ?`,
    [shown],
  );
  return rows;
}

/** Queries are grouped by the name that `boundQuery` gives them, inserts by their table. */
async function statementsOfClickHouse({ warehouse }: Product, since: number): Promise<Statement[]> {
  const answer = await warehouse.query({
    query: `SELECT toUInt32(count()) AS calls, toFloat64(sum(query_duration_ms)) AS ms,
        if(log_comment != '' AND query_kind = 'Select', log_comment, substring(query, 1, 90)) AS text
      FROM system.query_log WHERE type = 'QueryFinish' AND event_time_microseconds > fromUnixTimestamp64Milli({since:Int64})
      GROUP BY text ORDER BY ms DESC LIMIT {shown:UInt8}`,
    query_params: { since, shown },
    format: 'JSONEachRow',
  });
  return answer.json<Statement>();
}
