import type { Transaction } from '../../../platform/database.ts';
import { type KeysetOrder, keysetOf } from '../../lists/alarms/alarm-order.ts';
import type { AlarmRow, ShownState } from '../../lists/alarms/alarm-row.ts';
import type { Condition } from '../../lists/criteria/to-postgres.ts';
import { corrections } from '../../origin/cause.ts';
import {
  type AlarmRecord,
  knownColumns,
  knownPlainColumns,
  type ReportedAlarm,
  recordColumns,
  reportedColumns,
  toAlarmRow,
  toKnownRow,
  toReportedAlarm,
} from './alarm-record.ts';
import { rowKeys } from './row-keys.ts';
import { entryCauseIn } from './state-memory.ts';

/** Tables beside `alarm_state s` that criteria look at, by alias. */
const besides: Readonly<Record<string, string>> = { a: 'alarms', f: 'alarm_search_texts' };
/** Joins a table row by row: `offset 0` keeps the planner from starting with a search index. */
const oneByOne = (t: string): string =>
  `join lateral (select * from ${besides[t]} ${t} where ${t}.customer_id = s.customer_id and ${t}.id = s.id offset 0) ${t} on true`;
const sourceOf = ({ beside }: Condition): string =>
  [
    'alarm_state s',
    ...beside.map((t) => `join ${besides[t]} ${t} on ${t}.customer_id = s.customer_id and ${t}.id = s.id`),
  ].join(' ');
/** Deleted alarms, and those known only by a return to normal, are in no list: the same as `isListed`. */
const listed = 's.deleted_at is null and s.latest_alarm_at is not null';

/** Condition that the status was entered because something happened: a correction of what was known is no entry (KPI.5). */
const happened = `coalesce(${entryCauseIn('s.memory')}, '') not in (${corrections.map((cause) => `'${cause}'`).join(', ')})`;

/**
 * Rows of a first and a longer walk along the order of the list. A frequent text fills a page within the first rows,
 * where a text index would return thousands to sort; a rare one would not be found there. So the first walk reads few
 * rows, some ten milliseconds, and the long walk follows only if the first filled a good part of the page. `texts`
 * limits the rows whose texts are read, among those whose state matches.
 */
const firstWalk = { rows: 4_000, texts: 2_000 };
const longWalk = { rows: 30_000, texts: 10_000 };
/**
 * Fraction of a page (one row in this number) that the first walk must find to make a longer one worthwhile: among two
 * thousand rows chance hardly matters.
 */
const worthWalking = 6;

/**
 * Binds the customer for the searched tables. They have no read policy of their own, because Postgres cannot use search
 * indexes beneath one (ARCH.9): for the API every read of them is made in this file.
 */
export function alarmRowsOf(trx: Transaction, customerId: number) {
  const query: Query = async <T>(sql: string, bindings: unknown[]) =>
    (await trx.raw<{ rows: T[] }>(sql, bindings)).rows;

  /** Reads columns of alarms one by one, by key: with statistics behind a growing table, the planner would read them all. */
  const recordsOf = (ids: readonly number[], columns: string, ofState: string, where: string): Promise<AlarmRecord[]> =>
    query(
      `select ${columns} from ${rowKeys}
       cross join lateral (select ${ofState} from alarm_state s where s.customer_id = n.customer_id and s.id = n.id offset 0) s
       cross join lateral (select * from alarms a where a.customer_id = n.customer_id and a.id = n.id offset 0) a ${where}`,
      [customerId, [...new Set(ids)]],
    );

  return {
    /** Reads a page, in the given order, after `after` or `offset`. */
    list: (condition: Condition, order: KeysetOrder, page: Page): Promise<AlarmRow[]> =>
      readPage(query, customerId, condition, order, page),
    ...readsByEntry(query, customerId),
    /** Returns the ids of matching alarms, lowest first, without the excluded ones. */
    async ids(condition: Condition, excluded: readonly number[], limit: number): Promise<number[]> {
      const where = boundTo(customerId, condition);
      const rows = await query<{ id: number }>(
        `select s.id from ${sourceOf(condition)}
         where ${where.sql} and not (s.id = any(?::bigint[])) order by s.id limit ?`,
        [...where.bindings, [...excluded], limit],
      );
      return rows.map(({ id }) => id);
    },
    /** Returns the ids of the highest of some alarms: by priority, then active ones, then by their start. */
    async highest(ids: readonly number[], limit: number): Promise<number[]> {
      const rows = await query<{ id: number }>(
        `select s.id from ${rowKeys} join alarm_state s on s.customer_id = n.customer_id and s.id = n.id
         where ${listed} order by s.priority desc, s.is_active desc, s.latest_alarm_at, s.id limit ?`,
        [customerId, [...new Set(ids)], limit],
      );
      return rows.map(({ id }) => id);
    },
    /** True if a snooze has ended by `now` (milliseconds since the epoch) and is still stored. */
    async hasDueSnooze(now: number): Promise<boolean> {
      const rows = await query(
        `select 1 from alarm_state s
         where s.customer_id = ? and s.status = 'Snoozed' and s.snooze_expires_at <= ?::timestamptz limit 1`,
        [customerId, new Date(now).toISOString()],
      );
      return rows.length > 0;
    },
    /** True if the customer has an alarm with this number or a higher one: no number is used twice. */
    async hasIdsFrom(id: number): Promise<boolean> {
      const rows = await query('select 1 from alarm_state s where s.customer_id = ? and s.id >= ? limit 1', [
        customerId,
        id,
      ]);
      return rows.length > 0;
    },
    /** Counts matches; with `upTo` it counts no further. */
    async count(condition: Condition, upTo: number | null = null): Promise<number> {
      const where = boundTo(customerId, condition);
      const found = `from ${sourceOf(condition)} where ${where.sql}`;
      const sql =
        upTo === null ? `select count(*) ${found}` : `select count(*) from (select 1 ${found} limit ${upTo}) f`;
      const [row] = await query<{ count: number }>(sql, where.bindings);
      return row?.count ?? 0;
    },
    /** Reads existing alarms by id, in no order. `unlisted` includes deleted ones. */
    async byIds(ids: readonly number[], options: { unlisted?: boolean } = {}): Promise<AlarmRow[]> {
      const rows = await recordsOf(ids, recordColumns, '*', options.unlisted ? '' : `where ${listed}`);
      return rows.map(toAlarmRow);
    },
    /** Reads what reports have of existing alarms, deleted ones included, in no order. */
    async reported(ids: readonly number[]): Promise<ReportedAlarm[]> {
      return (await recordsOf(ids, reportedColumns, '*', '')).map(toReportedAlarm);
    },
    /**
     * Reads existing alarms, deleted ones included, of which the caller has states. A state that is still the present
     * one is not read again: of a changed alarm it is more than half of what Postgres writes and the caller parses.
     * @param options.plain true for rows whose members kept as JSON are not looked at: these throw.
     */
    async byStates(states: ReadonlyMap<number, ShownState>, { plain = false } = {}): Promise<AlarmRow[]> {
      const columns = plain ? knownPlainColumns : knownColumns;
      const rows: AlarmRow[] = [];
      const outdated: number[] = [];
      for (const record of await recordsOf([...states.keys()], columns, 'customer_id, id, version', '')) {
        const state = states.get(record.id) as ShownState;
        if (state.version === record.version) rows.push(toKnownRow(state, record));
        else outdated.push(record.id);
      }
      return outdated.length === 0 ? rows : [...rows, ...(await this.byIds(outdated, { unlisted: true }))];
    },
  };
}

type Query = <T>(sql: string, bindings: unknown[]) => Promise<T[]>;

const boundTo = (customerId: number, condition: Condition): { sql: string; bindings: unknown[] } => ({
  sql: [...['s', ...condition.beside].map((table) => `${table}.customer_id = ?`), listed, condition.sql].join(' and '),
  bindings: [customerId, ...condition.beside.map(() => customerId), ...condition.bindings],
});

interface Page {
  limit: number;
  offset: number;
}

async function readPage(
  query: Query,
  customerId: number,
  condition: Condition,
  order: KeysetOrder,
  page: Page,
): Promise<AlarmRow[]> {
  const where = boundTo(customerId, condition);
  const keyset = keysetOf(order);
  const limited = `order by ${keyset.orderBy} limit ? offset ?`;
  const tail = `and ${keyset.sql} ${limited}`;
  const bindings = [...where.bindings, ...keyset.bindings, page.limit, page.offset];
  // the page is found among narrow rows: sorting wide ones takes five times as long
  const read = async (found: string, more: readonly unknown[] = []): Promise<AlarmRow[]> => {
    const sql = `select ${recordColumns} from (${found}) s
      join alarms a on a.customer_id = s.customer_id and a.id = s.id order by ${keyset.orderBy}`;
    return (await query<AlarmRecord>(sql, [...more, ...bindings])).map(toAlarmRow);
  };
  if (condition.beside.length === 0) return read(`select s.* from alarm_state s where ${where.sql} ${tail}`);
  const source = `select s.* from ${sourceOf(condition)} where ${where.sql}`;
  // no index holds another order
  if (order.orders[0]?.field !== 'ALARM_TIME') return read(`${source} ${tail}`);
  const walk = ({ rows, texts }: typeof firstWalk): Promise<AlarmRow[]> =>
    read(
      `select s.* from (select * from (
         select s.* from alarm_state s
         where s.customer_id = ? and ${listed} and ${condition.ofIndex.sql} and ${keyset.sql}
         order by ${keyset.orderBy} limit ${rows}) s
       where ${condition.ofOwn.sql} order by ${keyset.orderBy} limit ${texts}) s ${condition.beside.map(oneByOne).join(' ')}
       where ${where.sql} ${tail}`,
      [customerId, ...condition.ofIndex.bindings, ...keyset.bindings, ...condition.ofOwn.bindings],
    );
  const first = await walk(firstWalk);
  if (first.length === page.limit) return first;
  const more = first.length * worthWalking >= page.limit ? await walk(longWalk) : [];
  if (more.length === page.limit) return more;
  if (!condition.beside.includes('f')) return read(`${source} ${tail}`);
  // `offset 0`: all of them, by their index, before they are ordered; guessing that they are many, the planner would walk on
  return read(`select s.* from (${source} and ${keyset.sql} offset 0) s ${limited}`);
}

/** Reads by the time at which alarms entered their status, without those that a correction brought there. */
function readsByEntry(query: Query, customerId: number) {
  return {
    /**
     * Counts matches by the part of a period in which they entered their status, and as 0 by the whole.
     * @param bounds of the parts, ascending, milliseconds since the epoch.
     */
    async countByEntry(condition: Condition, bounds: readonly number[]): Promise<Map<number, number>> {
      const where = boundTo(customerId, condition);
      const times = bounds.map((at) => new Date(at).toISOString());
      const rows = await query<{ part: number; count: number }>(
        `select width_bucket(s.entered_status_at, ?::timestamptz[]) as part, count(*) from ${sourceOf(condition)}
         where ${where.sql} and s.entered_status_at >= ?::timestamptz and s.entered_status_at < ?::timestamptz
           and ${happened}
         group by 1`,
        [times, ...where.bindings, times[0], times.at(-1)],
      );
      const parts = new Map(rows.map(({ part, count }) => [part, count]));
      return parts.set(
        0,
        rows.reduce((sum, { count }) => sum + count, 0),
      );
    },
    /** Lists what `countByEntry` counts in a period, newest first. @param end excluded; milliseconds. @param page from the place `from` on. */
    async listByEntry(
      condition: Condition,
      { start, end }: { start: number; end: number },
      { limit, offset, from }: Page & { from: { at: number; id: number } | null },
    ): Promise<Array<{ id: number; at: Date }>> {
      const where = boundTo(customerId, condition);
      const onward = from ? 'and (s.entered_status_at, s.id) <= (?::timestamptz, ?::bigint)' : '';
      const place = from ? [new Date(from.at).toISOString(), from.id] : [];
      return query(
        `select s.id, s.entered_status_at as at from ${sourceOf(condition)}
         where ${where.sql} and s.entered_status_at >= ?::timestamptz and s.entered_status_at < ?::timestamptz
           and ${happened} ${onward}
         order by s.entered_status_at desc, s.id desc limit ? offset ?`,
        [...where.bindings, new Date(start).toISOString(), new Date(end).toISOString(), ...place, limit, offset],
      );
    },
  };
}
