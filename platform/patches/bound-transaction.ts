import type { Knex } from 'knex';
import PostgresTransaction from 'knex/lib/dialects/postgres/execution/pg-transaction.js';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import pg from 'pg';

/** Setting that row-level security reads in a transaction (tenancy.ts). */
export interface Binding {
  setting: 'app.customer_id' | 'app.user_id' | 'app.account' | 'app.network' | 'app.device';
  value: string;
}
/** Configuration with which a transaction begins. */
export type BoundConfig = Knex.TransactionConfig & { bindings?: Binding[] };

/** Begins a transaction and sets its bindings in one round trip: the API begins several for each request. */
class BoundTransaction extends PostgresTransaction {
  private readonly bindings: Binding[];

  constructor(client: unknown, container: unknown, config?: BoundConfig, outer?: unknown) {
    super(client, container, config, outer);
    this.bindings = config?.bindings ?? [];
  }

  override begin(connection: unknown): Promise<unknown> {
    if (this.bindings.length === 0) return super.begin(connection);
    const level = this.isolationLevel ? ` ISOLATION LEVEL ${this.isolationLevel}` : '';
    const access = this.readOnly ? ' READ ONLY' : '';
    const settings = this.bindings.map(
      ({ setting, value }) => `set_config('${setting}', ${pg.escapeLiteral(value)}, true)`,
    );
    return this.query(connection, `BEGIN${level}${access}; SELECT ${settings.join(', ')};`);
  }
}

/** The query builder's Postgres client, with transactions that accept `bindings`. */
export class BindingClient extends PostgresClient {
  override transaction(container: unknown, config?: BoundConfig, outer?: unknown): BoundTransaction {
    return new BoundTransaction(this, container, config, outer);
  }
}
