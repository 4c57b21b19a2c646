import type { Database } from '../../../platform/database.ts';

/** Payloads of an integration that wait for a person. Milliseconds since the epoch. */
export interface DeadLettersOfSystem {
  customerId: number;
  systemId: number;
  waiting: number;
  oldestAt: number;
}

/**
 * Stores how many payloads of each integration wait for a person, of all customers, in one statement; integrations
 * without any have no row.
 * @param db the pipeline's connection
 * @returns the number of integrations with some.
 */
export async function keepDeadLetterCounts(
  db: Database,
  counts: readonly DeadLettersOfSystem[],
  now: Date,
): Promise<number> {
  const { rows } = await db.raw(
    `with counted as (
       select n.* from unnest(:customers::int[], :systems::int[], :waiting::int[], :oldest::bigint[])
         as n (customer_id, system_id, waiting, oldest)
       join external_systems e on e.customer_id = n.customer_id and e.id = n.system_id),
     gone as (
       delete from dead_letter_counts d where not exists (
         select from counted n where n.customer_id = d.customer_id and n.system_id = d.system_id))
     insert into dead_letter_counts as d (customer_id, system_id, waiting, oldest_at, counted_at)
     select customer_id, system_id, waiting, to_timestamp(oldest / 1000.0), :now::timestamptz from counted
     on conflict (customer_id, system_id) do update
       set waiting = excluded.waiting, oldest_at = excluded.oldest_at, counted_at = excluded.counted_at
     returning 1`,
    {
      customers: counts.map(({ customerId }) => customerId),
      systems: counts.map(({ systemId }) => systemId),
      waiting: counts.map(({ waiting }) => waiting),
      oldest: counts.map(({ oldestAt }) => oldestAt),
      now,
    },
  );
  return rows.length;
}
