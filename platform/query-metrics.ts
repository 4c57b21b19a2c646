import { createDurations, type Registry } from './metrics.ts';
import { recordSpan } from './trace.ts';

const engines = {
  postgresql: { of: 'annunciator_postgres_query', help: 'queries of Postgres' },
  clickhouse: { of: 'annunciator_clickhouse_query', help: 'queries of ClickHouse' },
} as const;

/** Reports that a query has ended: `startedAt` in milliseconds since the epoch. */
export type QueryEnded = (operation: string, startedAt: number, failed: boolean) => void;

/** Measures the queries of one engine by operation, and adds each to the trace of its caller. */
export function createQueryMetrics(system: keyof typeof engines, registry: Registry | undefined): QueryEnded {
  const ended = createDurations(registry, { ...engines[system], label: 'operation' });
  return (asked, startedAt, failed) => {
    const operation = ended(asked, Math.max(0, Date.now() - startedAt) / 1_000, failed);
    recordSpan(operation, {
      attributes: { 'db.system.name': system, 'db.query.summary': operation },
      startedAt,
      failed,
    });
  };
}

const target = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/i;

/** Returns a statement's operation and first table: `insert outbox`, `select alarm_state`. */
export function operationOf(sql: string): string {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
  const table = target.exec(sql)?.[1]?.toLowerCase();
  return table ? `${verb} ${table}` : verb;
}
