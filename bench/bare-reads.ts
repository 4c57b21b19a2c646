import { appendFile, rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { pino } from 'pino';
import type { Ctx } from '../domain/identity/ctx.ts';
import { authenticate } from '../domain/identity/sign-in/authenticate.ts';
import { readArchivedPayloads } from '../ingest/messages/archived-payloads.ts';
import { systemClock } from '../platform/clock.ts';
import { apiDatabaseUrl, createDatabase } from '../platform/database.ts';
import { postgresConnection } from '../platform/postgres-connection.ts';
import { fromRoot } from '../platform/root.ts';
import { createHistory } from '../warehouse/ports/alarm-history.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';

/** Plans of the statements, one after another. */
export const plansFile = fromRoot('.data/reports/plans.txt');

interface Statement {
  sql: string;
  bindings: unknown[];
}

/** Duration of a read, ms. */
export interface Took {
  p50: number;
  p95: number;
}

/** Measures what reads ask Postgres, without the API around it. */
export interface BareReads {
  /**
   * Collects the statements that a verb sends, adds their plans to `plansFile`, and runs them alone, in one transaction
   * of the API's role.
   * @returns milliseconds of that transaction.
   */
  measure(what: string, times: number, verb: (ctx: Ctx) => Promise<unknown>): Promise<Took>;
  close(): Promise<void>;
}

/** Opens a connection of the API's role, for the person of a session. */
export async function openBareReads(product: Product, token: string): Promise<BareReads> {
  const url = apiDatabaseUrl(product.env);
  const db = createDatabase(url, { pool: 1, name: 'bench-bare' });
  const client = new pg.Client(postgresConnection(url));
  await client.connect();
  const { ctx } = await authenticate(
    {
      ...{ db, clock: systemClock, log: pino({ level: 'silent' }), requestId: 'bench', address: '127.0.0.1' },
      history: createHistory(product.warehouse, readArchivedPayloads),
    },
    { authorization: `Bearer ${token}`, customerId: String(product.customerId) },
  );
  await rm(plansFile, { force: true });

  async function statementsOf(verb: (ctx: Ctx) => Promise<unknown>): Promise<Statement[]> {
    const sent: Statement[] = [];
    const collect = ({ sql, bindings }: Partial<Statement>): void => {
      // without those that begin and end transactions
      if (sql && /^\s*(select|with)\b/i.test(sql)) sent.push({ sql, bindings: bindings ?? [] });
    };
    db.on('query', collect);
    await verb(ctx);
    db.off('query', collect);
    return sent;
  }

  async function inTransaction(work: () => Promise<void>): Promise<void> {
    await client.query(`begin; select set_config('app.customer_id', '${product.customerId}', true)`);
    await work();
    await client.query('commit');
  }

  return {
    async measure(what, times, verb) {
      const statements = await statementsOf(verb);
      await inTransaction(async () => {
        for (const { sql, bindings } of statements) {
          const { rows } = await client.query(`explain (analyze, buffers) ${sql}`, bindings);
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
          await appendFile(plansFile, `${what}\n${sql}\n${plan}\n\n`);
        }
      });
      const took: number[] = [];
      for (let n = 0; n < times; n += 1) {
        const begin = performance.now();
        await inTransaction(async () => {
          for (const { sql, bindings } of statements) await client.query(sql, bindings);
        });
        took.push(performance.now() - begin);
      }
      const rounded = (ms: number): number => Number(ms.toFixed(1));
      return { p50: rounded(quantile(took, 0.5)), p95: rounded(quantile(took, 0.95)) };
    },
    async close() {
      await client.end();
      await db.destroy();
    },
  };
}
