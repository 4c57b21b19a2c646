/** The two classes of knex that `bound-transaction.ts` extends; its own types omit them. */
declare module 'knex/lib/dialects/postgres/index.js' {
  export default class PostgresClient {
    constructor(config: unknown);
    transaction(container: unknown, config?: unknown, outer?: unknown): unknown;
  }
}
declare module 'knex/lib/dialects/postgres/execution/pg-transaction.js' {
  export default class PostgresTransaction {
    protected isolationLevel?: string;
    protected readOnly?: boolean;
    constructor(client: unknown, container: unknown, config?: unknown, outer?: unknown);
    begin(connection: unknown): Promise<unknown>;
    query(connection: unknown, sql: string): Promise<unknown>;
  }
}
