import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { givenName } from '../people/member-columns.ts';

/** Tables of the warehouse that are copies of Postgres' (the sweep analyst-copies). */
type CopiedTable = 'people' | 'teams' | 'daily_snapshots';
/** A row by the columns of its table, without customer and version. */
export type CopiedRow = Record<string, string | number | boolean | null | Date | readonly number[]>;

/** Rows of one customer in a copy. */
export interface Copy {
  table: CopiedTable;
  customerId: number;
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
  /** SQL of a page: rows of `:customerId` whose `key` is after `:after`, in its order. */
  sql: string;
  key: string;
  first: string | number;
}

/** Queries of what is copied: names and numbers, neither addresses nor secrets. */
const sources: readonly Source[] = [
  {
    table: 'people',
    key: 'user_id',
    first: '00000000-0000-0000-0000-000000000000',
    // whoever has no name is shown by address in the console
    sql: `select m.user_id, coalesce(nullif(${givenName}, u.email), '') as name, coalesce(r.name, m.auth_role) as role,
        m.status, array(select t.team_id from team_members t
          where t.customer_id = m.customer_id and t.user_id = m.user_id order by 1) as team_ids,
        m.created_at, m.invited_at, m.activated_at, m.disabled_at
      from memberships m join users u on u.id = m.user_id
        left join roles r on r.customer_id = m.customer_id and r.id = m.custom_role_id
      where m.customer_id = :customerId and not u.is_super and m.user_id > :after::uuid order by m.user_id`,
  },
  {
    table: 'teams',
    key: 'team_id',
    first: -1,
    sql: `select id as team_id, name, is_all_buildings, created_at from teams
      where customer_id = :customerId and id > :after::bigint order by id`,
  },
  {
    table: 'daily_snapshots',
    key: 'day',
    first: '-infinity',
    sql: `select day::text, taken_at, registered_people, invited_people, open_tickets, open_tickets_inactive, open_tickets_duplicate
      from daily_snapshots where customer_id = :customerId and day > :after::date order by day`,
  },
];

const rowsAtOnce = 5_000;

/**
 * Copies to the warehouse what analysts read beside history: people, teams and daily numbers of every customer, as they
 * are now. Copying again changes nothing.
 * @param between called after each customer with the number of rows so far.
 */
export async function copyForAnalysts(
  { db, copies, clock }: { db: Database; copies: AnalystCopies; clock: Clock },
  between: (progress: { copied: number }) => void,
): Promise<number> {
  const version = clock.now().getTime();
  let copied = 0;
  for (const { id: customerId } of await db('customers').orderBy('id').select('id')) {
    for (const source of sources) {
      const copy = { table: source.table, customerId, version };
      for await (const rows of pagesOf(db, customerId, source)) {
        await copies.write(copy, rows);
        copied += rows.length;
      }
      await copies.deleteOlder(copy);
    }
    between({ copied });
  }
  return copied;
}

async function* pagesOf(db: Database, customerId: number, { sql, key, first }: Source): AsyncGenerator<CopiedRow[]> {
  for (let after: unknown = first, isMore = true; isMore; ) {
    const read = (trx: Transaction) => trx.raw(`${sql} limit :limit`, { customerId, after, limit: rowsAtOnce });
    const { rows } = await forCustomer(db, customerId, read);
    yield rows;
    after = rows.at(-1)?.[key];
    isMore = rows.length === rowsAtOnce;
  }
}
