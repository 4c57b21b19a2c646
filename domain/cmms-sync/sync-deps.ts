import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ConnectorPool } from './connector-pool.ts';

/** Dependencies of the sync with maintenance systems. */
export interface SyncDeps {
  db: Database;
  clock: Clock;
  pool: ConnectorPool;
  /** Time in ms after a creation without a known outcome until another may be sent: the first is over by then. */
  awaitUnclearMs?: number;
  /** Between searches for such an order: indexes lag. */
  searchPauseMs?: number;
}
