import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { apiRole } from './tenancy.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

const int8 = 20;
const numeric = 1700;

/** int8 and numeric as numbers: every id and version of ours stays far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
};

/** A pool of Postgres connections. */
export function createDatabase(url: string, options: { pool: number; name: string }): Database {
  return knexFactory({
    client: 'pg',
    connection: { connectionString: url, application_name: options.name, types } as Knex.PgConnectionConfig,
    pool: { min: 0, max: options.pool },
    acquireConnectionTimeout: 10_000,
  });
}

/** The API's connection: DATABASE_URL as the role that row-level security binds, unless an address is given. */
export function apiDatabaseUrl(env: {
  DATABASE_URL: string;
  API_DATABASE_PASSWORD: string;
  API_DATABASE_URL?: string;
}): string {
  if (env.API_DATABASE_URL) return env.API_DATABASE_URL;
  const url = new URL(env.DATABASE_URL);
  url.username = apiRole;
  url.password = env.API_DATABASE_PASSWORD;
  return url.toString();
}

/** Runs `work` in a transaction that row-level security binds to one customer. */
export function forCustomer<T>(db: Database, customerId: number, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return boundTo(db, 'app.customer_id', String(customerId), work);
}

/** Runs `work` in a transaction that sees what belongs to one person, across customers (tenancy.ts, `personTables`). */
export function forPerson<T>(db: Database, userId: string, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return boundTo(db, 'app.user_id', userId, work);
}

function boundTo<T>(db: Database, setting: string, value: string, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await trx.raw('select set_config(?, ?, true)', [setting, value]);
    return work(trx);
  });
}
