import type { Database } from '../../../platform/database.ts';

/** `counted`: alarms whose nuisance count is above 0; `all`: every alarm. Deleted ones are left out of both. */
export type RecountScope = 'counted' | 'all';

/** An alarm's place in the order of customers and, within one, of ids. */
export interface AlarmKey {
  customerId: number;
  id: number;
}

/** An alarm with the version at which it is counted. */
export type CountedAlarm = AlarmKey & { version: number };

/**
 * Lists the next alarms after `after` (null: from the first) whose nuisance counts are due, of all customers, by key.
 */
export async function listForRecount(
  db: Database,
  { scope, after, limit }: { scope: RecountScope; after: AlarmKey | null; limit: number },
): Promise<CountedAlarm[]> {
  const { rows } = await db.raw(
    `select customer_id as "customerId", id, version from alarm_state
     where (customer_id, id) > (?::int, ?::bigint) and deleted_at is null ${scope === 'counted' ? 'and nuisance_count > 0' : ''}
     order by customer_id, id limit ?`,
    [after?.customerId ?? 0, after?.id ?? 0, limit],
  );
  return rows;
}
