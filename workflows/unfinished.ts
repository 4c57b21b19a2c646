import type { Database } from '../platform/database.ts';
import type { Temporal } from '../platform/temporal.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

/** Work that is a row, and the workflow that does it. */
interface Work<Key> {
  /** Finds what was requested before a time and should be running, of all customers. */
  find(db: Database, before: Date): PromiseLike<Key[]>;
  /** Starts its workflow; does not disturb a running one. */
  start(temporal: Port, key: Key): Promise<void>;
}

/** Starts what should be running. @returns how much that is. */
type StartUnfinished = (deps: { db: Database; temporal: Port }, before: Date) => Promise<number>;

/** Declares work whose workflow the sweep `unfinished-work` starts if nobody else has. */
export const defineUnfinished =
  <Key>({ find, start }: Work<Key>): StartUnfinished =>
  async ({ db, temporal }, before) => {
    const keys = await find(db, before);
    for (const key of keys) await start(temporal, key);
    return keys.length;
  };

/** Finds rows with an id that are in one of these statuses. */
export const rowsIn =
  (table: string, ...statuses: string[]) =>
  (db: Database, before: Date) =>
    db(table)
      .whereIn('status', statuses)
      .where('created_at', '<', before)
      .select<Array<{ customerId: number; id: string }>>('customer_id as customerId', 'id');
