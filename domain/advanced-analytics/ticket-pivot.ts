import { forCustomer, type Transaction } from '../../platform/database.ts';
import { iso } from '../../platform/instant.ts';
import { pivotCellsMax, pivotSeconds } from '../constants.ts';
import type { Reader } from '../identity/ctx.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { isResolved } from '../lists/tickets/ticket-filters.ts';
import type { PivotCell, PivotSize } from '../pivot-cell.ts';
import type { pivotMeasures, TimeDimension } from '../pivot-dimensions.ts';
import { isTimeDimension, propertyOfDimension } from '../pivot-dimensions.ts';
import { repeatingAmong } from '../work/repeat-work.ts';
import { ticketConditionOf, ticketSearchOf } from '../work/ticket-query.ts';
import type { Sql } from '../work-resolution/closed-work.ts';
import { type Grouping, groupingOf } from '../work-resolution/groups.ts';
import type { CountedPivot } from './counted-pivot.ts';
import type { PivotQuery } from './pivot-input.ts';

type Measure = (typeof pivotMeasures.tickets)[number];

/** A dimension under its name in the query: `r0`, `r1` or `c`. */
interface Named {
  name: string;
  grouping: Grouping;
}

/**
 * Tickets are counted by when they were created, for the measure of created ones, else by when they were closed
 * (ANA.1); their times are those.
 * @throws AppError FORBIDDEN without access to work; INVALID for a wrong filter or an unknown property.
 */
export async function ticketPivotOf(ctx: Reader, query: PivotQuery): Promise<CountedPivot> {
  const { rows, column } = query;
  const measure = query.measure as Measure;
  const search = await ticketSearchOf(ctx, { ...query, lensId: null });
  const at = measure === 'created' ? 'created_at' : 'closed_at';
  const groupings = new Map<string, Grouping>();
  for (const name of column === null ? rows : [...rows, column])
    groupings.set(name, await groupingBy(ctx, name, at, search.moment.timezone));
  const named = (name: string, dimension: string): Named => ({ name, grouping: groupings.get(dimension) as Grouping });
  const ofRows = rows.map((dimension, index) => named(`r${index}`, dimension));
  const ofColumn = column === null ? [] : [named('c', column)];
  const facts = factsOf(ctx.customer.id, { range: query.range, at, measure }, ticketConditionOf(search, null), [
    ...ofRows,
    ...ofColumn,
  ]);
  const within = <T>(read: (trx: Transaction) => Promise<T>): Promise<T> =>
    forCustomer(ctx.db, ctx.customer.id, async (trx) => {
      await trx.raw(`select set_config('statement_timeout', ?, true)`, [String(pivotSeconds * 1_000)]);
      return read(trx);
    });
  return {
    size: () => within((trx) => sizeOf(trx, facts, ofRows, ofColumn)),
    cells: () => within((trx) => cellsOf(trx, facts, measure, ofRows, ofColumn)),
    labels: (dimension) => async (values) => (await groupings.get(dimension)?.labels(values)) ?? new Map(),
    isInSeveral: [...groupings.keys()].some((name) => !isSingle(name)),
  };
}

/** True if a ticket has at most one value of a dimension. */
const isSingle = (dimension: string): boolean =>
  isTimeDimension(dimension) || ['creator', 'assignee', 'maintenanceSystem', 'workState'].includes(dimension);

/** Formats of parts of local time, as texts that sort as the times do. */
const timeParts: Record<TimeDimension, (local: string) => string> = {
  hour: (local) => `to_char(${local}, 'HH24')`,
  weekday: (local) => `to_char(${local}, 'ID')`,
  day: (local) => `to_char(${local}, 'YYYY-MM-DD')`,
  week: (local) => `to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`,
  month: (local) => `to_char(${local}, 'YYYY-MM')`,
};

async function groupingBy(ctx: Reader, dimension: string, at: string, timezone: string): Promise<Grouping> {
  const speaking = async () => new Map<string, string>();
  if (isTimeDimension(dimension)) {
    const part = timeParts[dimension](`(c.${at} at time zone ?)`);
    return {
      values: { sql: `select c.id as ticket_id, ${part} as value from counted c`, bindings: [timezone] },
      labels: speaking,
    };
  }
  if (dimension === 'workState')
    return {
      values: { sql: 'select c.id as ticket_id, c.state as value from counted c', bindings: [] },
      labels: speaking,
    };
  if (dimension === 'maintenanceSystem') return groupingOf(ctx, 'externalSystem', null, 'counted');
  if (dimension === 'team' || dimension === 'creator' || dimension === 'assignee')
    return groupingOf(ctx, dimension, null, 'counted');
  return groupingOf(ctx, 'alarmAttribute', propertyOfDimension(dimension) ?? dimension, 'counted');
}

const resolved = toPostgres(isResolved);

/**
 * Common table expressions up to `facts`: a row for each ticket and combination of its values. `first_` is true for the
 * first of a dimension's values alone, so that sums over the dimension count a ticket once (ANA.2).
 */
function factsOf(
  customerId: number,
  { range, at, measure }: { range: PivotQuery['range']; at: string; measure: Measure },
  condition: Sql,
  dimensions: readonly Named[],
): Sql {
  const isRepeat = measure === 'repeat';
  const repeating = repeatingAmong('counted', customerId);
  const named = dimensions.map(
    ({ name, grouping }) => `${name} as (
      select ticket_id, value, row_number() over (partition by ticket_id order by value) = 1 as is_first
      from (select distinct ticket_id, value from (${grouping.values.sql}) v where value is not null) d)`,
  );
  return {
    sql: `counted as materialized (
        select t.id, t.created_at, t.closed_at, t.state, t.assignee_id, t.created_by, t.external_system_id,
          t.reissue_count > 0 as is_reissued, ${resolved.sql} as is_resolved,
          extract(epoch from t.closed_at - t.created_at) * 1000 as took
        from work_tickets t
        where t.customer_id = ? and t.${at} >= ?::timestamptz and t.${at} < ?::timestamptz
          ${at === 'closed_at' ? `and t.state = 'CLOSED'` : ''} and ${condition.sql}
      ), ${named.join(', ')}${isRepeat ? `, repeating as (${repeating.sql})` : ''}, facts as (
        select f.took, f.is_resolved, ${isRepeat ? 'f.is_reissued or p.ticket_id is not null' : 'false'} as is_repeat
          ${dimensions.map(({ name }) => `, ${name}.value as ${name}, coalesce(${name}.is_first, true) as first_${name}`).join('')}
        from counted f ${dimensions.map(({ name }) => `left join ${name} on ${name}.ticket_id = f.id`).join(' ')}
          ${isRepeat ? 'left join repeating p on p.ticket_id = f.id' : ''}
      )`,
    bindings: [
      ...resolved.bindings,
      ...[customerId, iso(range.start), iso(range.end)],
      ...condition.bindings,
      ...dimensions.flatMap(({ grouping }) => grouping.values.bindings),
      ...(isRepeat ? repeating.bindings : []),
    ],
  };
}

async function sizeOf(
  trx: Transaction,
  facts: Sql,
  rows: readonly Named[],
  column: readonly Named[],
): Promise<PivotSize> {
  const distinct = (of: readonly Named[]): string => `count(distinct row(${of.map(({ name }) => name).join(', ')}))`;
  const { rows: found } = await trx.raw(
    `with ${facts.sql} select ${distinct(rows)} as rows, ${column.length > 0 ? distinct(column) : '1'} as columns from facts`,
    facts.bindings,
  );
  return found[0];
}

const counted = (where: string): string => `count(*) filter (where ${where})`;

/** Value of the measure over the tickets that meet a condition. */
const measures: Record<Measure, (where: string) => string> = {
  created: counted,
  closed: counted,
  repeat: (where) => counted(`is_repeat and ${where}`),
  resolvedShare: (where) => `${counted(`is_resolved and ${where}`)}::float8 / nullif(${counted(where)}, 0)`,
  // of two in the middle the longer one, as the KPI has it
  timeToResolution: (where) => `percentile_disc(0.5) within group (order by took desc) filter (where ${where})`,
};

interface Row {
  r0: string | null;
  r1?: string | null;
  c?: string | null;
  all_rows: number;
  all_columns: number;
  value: number | null;
}

async function cellsOf(
  trx: Transaction,
  facts: Sql,
  measure: Measure,
  rows: readonly Named[],
  column: readonly Named[],
): Promise<PivotCell[]> {
  const names = (of: readonly Named[]): string => of.map(({ name }) => name).join(', ');
  const once = (over: readonly Named[]): string => over.map(({ name }) => `first_${name}`).join(' and ') || 'true';
  const of = measures[measure];
  const hasColumn = column.length > 0;
  const sets = hasColumn ? [[...rows, ...column], rows, column, []] : [rows, []];
  const { rows: found } = await trx.raw(
    `with ${facts.sql}
     select ${names([...rows, ...column])}, grouping(r0) as all_rows, ${hasColumn ? 'grouping(c)' : '0'} as all_columns,
       (case when grouping(r0) = 1 ${hasColumn ? 'and grouping(c) = 1' : ''} then ${of(once([...rows, ...column]))}
         when grouping(r0) = 1 then ${of(once(rows))}
         ${hasColumn ? `when grouping(c) = 1 then ${of(once(column))}` : ''} else ${of('true')} end)::float8 as value
     from facts group by grouping sets (${sets.map((set) => `(${names(set)})`).join(', ')})
     limit ${4 * pivotCellsMax}`,
    facts.bindings,
  );
  return found.map(({ r0, r1 = null, c = null, all_rows, all_columns, value }: Row) => ({
    rows: rows.length > 1 ? [r0, r1] : [r0],
    column: c,
    isOfAllRows: all_rows === 1,
    isOfAllColumns: all_columns === 1,
    value,
  }));
}
