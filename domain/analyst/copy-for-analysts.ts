import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { givenName } from '../people/member-columns.ts';

/** Tables of the warehouse that are copies of Postgres' (the sweep analyst-copies). */
type CopiedTable = 'people' | 'teams' | 'daily_snapshots';
/** A row by the columns of its table, without version. */
export type CopiedRow = Record<string, string | number | boolean | null | Date | readonly number[]>;

/** Rows of some customers in a copy. */
export interface Copy {
  table: CopiedTable;
  customerIds: readonly number[];
  /** The same for all rows that are copied together, and higher than those before. */
  version: number;
}

/** The copies, as the warehouse keeps them. */
export interface AnalystCopies {
  write(copy: Copy, rows: readonly CopiedRow[]): Promise<void>;
  /** Deletes what this version has not written again: it is gone in Postgres. */
  deleteOlder(copy: Copy): Promise<void>;
}

interface Source {
  table: CopiedTable;
  /** SQL of a page: rows of `:customerIds` that come after customer `:customerId` and `:after` of `key`, in their order. */
  sql: string;
  key: string;
}

/** Queries of what is copied: names and numbers, neither addresses nor secrets. */
const sources: readonly Source[] = [
  {
    table: 'people',
    key: 'user_id',
    // whoever has no name is shown by address in the console
    sql: `select m.customer_id, m.user_id, coalesce(nullif(${givenName}, u.email), '') as name,
        coalesce(r.name, m.auth_role) as role, m.status, array(select t.team_id from team_members t
          where t.customer_id = m.customer_id and t.user_id = m.user_id order by 1) as team_ids,
        m.created_at, m.invited_at, m.activated_at, m.disabled_at
      from memberships m join users u on u.id = m.user_id
        left join roles r on r.customer_id = m.customer_id and r.id = m.custom_role_id
      where m.customer_id = any(:customerIds::int[]) and not u.is_super
        and (m.customer_id, m.user_id) > (:customerId::int, :after::uuid) order by m.customer_id, m.user_id`,
  },
  {
    table: 'teams',
    key: 'team_id',
    sql: `select customer_id, id as team_id, name, is_all_buildings, created_at from teams
      where customer_id = any(:customerIds::int[]) and (customer_id, id) > (:customerId::int, :after::bigint)
      order by customer_id, id`,
  },
  {
    table: 'daily_snapshots',
    key: 'day',
    sql: `select customer_id, day::text, taken_at, registered_people, invited_people, open_tickets, open_tickets_inactive,
        open_tickets_duplicate
      from daily_snapshots
      where customer_id = any(:customerIds::int[]) and (customer_id, day) > (:customerId::int, :after::date)
      order by customer_id, daily_snapshots.day`,
  },
];

const rowsAtOnce = 5_000;
/** Most customers of a statement: an insert costs the warehouse some ten milliseconds, whatever it holds. */
const customersAtOnce = 500;

/**
 * Copies to the warehouse what analysts read beside history: people, teams and daily numbers of every customer, as they
 * are now. Copying again changes nothing.
 * @param between called after some customers with the number of rows so far.
 */
export async function copyForAnalysts(
  { db, copies, clock }: { db: Database; copies: AnalystCopies; clock: Clock },
  between: (progress: { copied: number }) => void,
): Promise<number> {
  const version = clock.now().getTime();
  let copied = 0;
  const all: number[] = await db('customers').orderBy('id').pluck('id');
  for (let at = 0; at < all.length; at += customersAtOnce) {
    const customerIds = all.slice(at, at + customersAtOnce);
    for (const source of sources) {
      const copy = { table: source.table, customerIds, version };
      for await (const rows of pagesOf(db, customerIds, source)) {
        await copies.write(copy, rows);
        copied += rows.length;
      }
      await copies.deleteOlder(copy);
    }
    between({ copied });
  }
  return copied;
}

type Page = Array<CopiedRow & { customer_id: number }>;
async function* pagesOf(db: Database, customerIds: number[], { sql, key }: Source): AsyncGenerator<Page> {
  let place: { customerId: number; after: CopiedRow[string] } = { customerId: 0, after: null };
  for (let isMore = true; isMore; ) {
    const { rows } = await db.raw<{ rows: Page }>(`${sql} limit ${rowsAtOnce}`, { ...place, customerIds });
    yield rows;
    const last = rows.at(-1);
    isMore = rows.length === rowsAtOnce;
    if (last) place = { customerId: last.customer_id, after: last[key] ?? null };
  }
}
