import { Histogram, type Registry, secondsBuckets } from './metrics.ts';
import { recordSpan } from './trace.ts';

const titles = { postgresql: 'Postgres', clickhouse: 'ClickHouse' } as const;
/** Names of operations come from our own code; should one be made up at run time, it does not become a series each. */
const operationsMax = 200;

/** Says when a query has ended: `startedAt` in milliseconds since the epoch. */
export type QueryEnded = (operation: string, startedAt: number, failed: boolean) => void;

/** Measures the queries of one engine by operation, and puts each into the trace that asked for it. */
export function createQueryMetrics(system: keyof typeof titles, registry: Registry | undefined): QueryEnded {
  const known = new Set<string>();
  const seconds = new Histogram({
    name: system === 'postgresql' ? 'postgres_query_seconds' : 'clickhouse_query_seconds',
    help: `Duration of queries of ${titles[system]}`,
    labelNames: ['operation', 'outcome'],
    buckets: secondsBuckets,
    registers: registry ? [registry] : [],
  });
  return (asked, startedAt, failed) => {
    const operation = known.has(asked) || known.size < operationsMax ? asked : 'other';
    known.add(operation);
    seconds.observe({ operation, outcome: failed ? 'error' : 'ok' }, Math.max(0, Date.now() - startedAt) / 1_000);
    recordSpan(operation, {
      attributes: { 'db.system.name': system, 'db.query.summary': operation },
      startedAt,
      failed,
    });
  };
}

const target = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/i;

/** What a statement does, in two words: `insert outbox`, `select alarm_state`. Its first table stands for all. */
export function operationOf(sql: string): string {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
  const table = target.exec(sql)?.[1]?.toLowerCase();
  return table ? `${verb} ${table}` : verb;
}
