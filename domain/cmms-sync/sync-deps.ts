import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ConnectorPool } from './connector-pool.ts';

/** What brings tickets to maintenance systems. */
export interface SyncDeps {
  db: Database;
  clock: Clock;
  pool: ConnectorPool;
  /** How long after a creation was sent, of which nobody knows what became, another may be: it is over by then. */
  settleMs?: number;
  /** Between searches for such an order: indexes lag. */
  searchPauseMs?: number;
}
