import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { readUtcText } from './instant.ts';
import type { Registry } from './metrics.ts';
import { type Binding, BindingClient, type BoundConfig } from './patches/bound-transaction.ts';
import { postgresConnection } from './postgres-connection.ts';
import { createQueryMetrics, operationOf } from './query-metrics.ts';
import { apiRole } from './tenancy.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

const int8 = 20;
const numeric = 1700;
const timestamptz = 1184;

const anyTimestamptz = pg.types.getTypeParser(timestamptz, 'text');
const readTimestamptz = (text: string): unknown => readUtcText(text) ?? anyTimestamptz(text);

/** int8 and numeric as numbers: every id and version of ours stays far below 2^53. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8 || oid === numeric) return Number;
    return oid === timestamptz ? readTimestamptz : pg.types.getTypeParser(oid, format);
  },
};

/** Creates a pool of Postgres connections; with `metrics` its queries are measured. */
export function createDatabase(url: string, options: { pool: number; name: string; metrics?: Registry }): Database {
  const db = knexFactory({
    client: BindingClient as unknown as typeof Knex.Client,
    connection: { ...postgresConnection(url), application_name: options.name, types } as Knex.PgConnectionConfig,
    pool: { min: 0, max: options.pool },
    acquireConnectionTimeout: 10_000,
    // an error is thrown, and logged by the caller; the builder's own lines are not JSON
    log: { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} },
  });
  if (options.metrics) observeQueries(db, options.metrics);
  return db;
}

interface KnexQuery {
  sql: string;
  __knexQueryUid?: string;
}

function observeQueries(db: Database, metrics: Registry): void {
  const ended = createQueryMetrics('postgresql', metrics);
  const startedAt = new Map<string, number>();
  const end = ({ sql, __knexQueryUid: id }: KnexQuery, failed: boolean): void => {
    const at = id && startedAt.get(id);
    if (!id || !at) return;
    startedAt.delete(id);
    ended(operationOf(sql), at, failed);
  };
  // transactions' own statements (BEGIN, COMMIT) have no id and emit no end
  db.on('query', ({ __knexQueryUid: id }: KnexQuery) => void (id && startedAt.set(id, Date.now())));
  db.on('query-response', (_rows: unknown, query: KnexQuery) => end(query, false));
  db.on('query-error', (_error: unknown, query: KnexQuery) => end(query, true));
}

/** Returns the API's connection: DATABASE_URL with the role under row-level security, unless an address is given. */
export function apiDatabaseUrl(env: {
  DATABASE_URL: string;
  API_DATABASE_PASSWORD?: string;
  API_DATABASE_URL?: string;
}): string {
  if (env.API_DATABASE_URL) return env.API_DATABASE_URL;
  const url = new URL(env.DATABASE_URL);
  url.username = apiRole;
  url.password = env.API_DATABASE_PASSWORD ?? '';
  return url.toString();
}

/** Runs `work` in a transaction that row-level security restricts to one customer. */
export function forCustomer<T>(db: Database, customerId: number, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return boundTo(db, [ofCustomer(customerId)], work);
}

/**
 * Begins a transaction that reads one customer as it is in this moment, however long it lasts. The caller rolls it back:
 * it holds a connection, and keeps Postgres from clearing rows that were replaced since.
 */
export function snapshotOf(db: Database, customerId: number): Promise<Transaction> {
  const config: BoundConfig = { bindings: [ofCustomer(customerId)], isolationLevel: 'repeatable read', readOnly: true };
  return db.transaction(undefined, config);
}

/** Runs `work` in a transaction that sees what belongs to one person, across customers (tenancy.ts, `personTables`). */
export function forPerson<T>(db: Database, userId: string, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return boundTo(db, [ofPerson(userId)], work);
}

/**
 * Runs `work` in a transaction that sees what belongs to one person and what belongs to one customer. `work` has to
 * check that the person may open that customer.
 */
export function forPersonAt<T>(
  db: Database,
  { userId, customerId }: { userId: string; customerId: number },
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  return boundTo(db, [ofPerson(userId), ofCustomer(customerId)], work);
}

/** Runs `work` in a transaction that sees sign-in attempts of one account and of one network. */
export function forSignIn<T>(
  db: Database,
  { account, network }: { account: Buffer; network: string },
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const bindings: Binding[] = [
    { setting: 'app.account', value: account.toString('hex') },
    { setting: 'app.network', value: network },
  ];
  return boundTo(db, bindings, work);
}

/** Runs `work` in a transaction that sees what belongs to one person, and a device that they hold, whosever it was. */
export function forDevice<T>(
  db: Database,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const held: Binding = { setting: 'app.device', value: tokenHash.toString('hex') };
  return boundTo(db, [ofPerson(userId), held], work);
}

const ofCustomer = (id: number): Binding => ({ setting: 'app.customer_id', value: String(id) });
const ofPerson = (id: string): Binding => ({ setting: 'app.user_id', value: id });

function boundTo<T>(db: Database, bindings: Binding[], work: (trx: Transaction) => Promise<T>): Promise<T> {
  const config: BoundConfig = { bindings };
  return db.transaction(work, config);
}
