import type { Database, Transaction } from '../platform/database.ts';
import type { Counted } from './take-ids.ts';

/**
 * Owner of held numbers: customer, kind of number, and the work that they are held for, by one process at a time.
 */
export interface Holder {
  customerId: number;
  kind: Counted;
  holder: string;
}

const ofHolder = 'customer_id = :customerId and kind = :kind and holder = :holder';

/**
 * Takes the numbers that the holder still needs from a customer's counter (WIRE.11), immediately and even if the work
 * fails, so that nobody waits for its transaction. It owns them until they are used, also in another process: a kill
 * loses none.
 * @returns the lowest `count` numbers that it holds.
 */
export async function holdIds(db: Database, who: Holder, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await db.raw(
    `with missing as (
       select greatest(0, :count - coalesce(sum(upper(r) - lower(r)), 0))::int as n
       from held_ids, unnest(ids) as r where ${ofHolder}
     ), taken as (
       insert into id_counters as c (customer_id, kind, next_id) select :customerId, :kind, 1 + n from missing where n > 0
       on conflict (customer_id, kind) do update set next_id = c.next_id + excluded.next_id - 1
       returning next_id
     ), held as (
       insert into held_ids as h (customer_id, kind, holder, ids)
       select :customerId, :kind, :holder, int8multirange(int8range(next_id - n, next_id)) from taken, missing
       on conflict (customer_id, kind, holder) do update set ids = h.ids + excluded.ids
       returning ids
     ), mine as (
       select ids from held union all select ids from held_ids where ${ofHolder} and not exists (select from held)
     )
     select id from mine, unnest(ids) as r, generate_series(lower(r), upper(r) - 1) as id order by id limit :count`,
    { ...who, count },
  );
  return rows.map((row: { id: number }) => Number(row.id));
}

/** The numbers are given, in the transaction that stores what has them. */
export async function useIds(trx: Transaction, who: Holder, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.raw(
    `update held_ids set ids = ids - (select range_agg(int8range(id, id, '[]')) from unnest(:ids::bigint[]) as id)
     where ${ofHolder}`,
    { ...who, ids },
  );
}
