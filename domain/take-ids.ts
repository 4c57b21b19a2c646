import type { Database, Transaction } from '../platform/database.ts';

/** Things that have numbers people see. */
export type Counted = 'alarm' | 'team' | 'entity' | 'work_ticket' | 'automation_rule' | 'incident';

/**
 * Takes numbers from a customer's counter (WIRE.11); none is assigned twice.
 * @param above highest number assigned without the counter, which starts after it.
 * @returns the first of `count` consecutive numbers.
 */
export async function takeIds(
  db: Database | Transaction,
  customerId: number,
  kind: Counted,
  { count = 1, above = 0 } = {},
): Promise<number> {
  const { rows } = await db.raw(
    `insert into id_counters (customer_id, kind, next_id) values (:customerId, :kind, :above::bigint + 1 + :count::int)
     on conflict (customer_id, kind)
     do update set next_id = greatest(id_counters.next_id, :above::bigint + 1) + :count::int
     returning next_id - :count::int as first`,
    { customerId, kind, count, above },
  );
  return Number(rows[0].first);
}
