import type { Database } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';

/** Returns those of some customers that have assets which feed others, on the pipeline's connection. */
export async function customersWithFeeds(db: Database, customerIds: readonly number[]): Promise<Set<number>> {
  if (customerIds.length === 0) return new Set();
  const { rows } = await db.raw<{ rows: Array<{ id: number }> }>(
    // the first of each by an index: a mere condition reads the relations of all customers, as most rows look like a hit
    `select c.id from unnest(?::int[]) as c (id) cross join lateral (select from entity_relations r
       where r.customer_id = c.id and r.kind = 'feeds' and r.status = 'CONFIRMED'
       order by r.target_id limit 1) r`,
    [pgArray('int', [...new Set(customerIds)])],
  );
  return new Set(rows.map(({ id }) => id));
}
