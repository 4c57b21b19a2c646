import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { kpiTexts as texts } from '../../texts/server/kpis.ts';
import { conditionOf } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork, readTeammates, rightsOn } from '../identity/ticket-rights.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { pageSchema } from '../paging.ts';
import { listNames } from '../people/list-names.ts';
import type { Period } from '../period.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import { countOpenWork, listOpenWork, type OpenWorkMetric } from './count-open-work.ts';
import { type KpiMetricType, kpiMetricTypes, unitMs } from './definitions.ts';
import type { CountedRow, KpiFacts, RowPlace, RowsPage } from './kpi-facts.ts';
import { readConfig } from './kpi-settings.ts';
import { engagedUsers } from './measure-kpi.ts';
import { type KpiInput, type Measuring, openMeasuring, waitingInIntake } from './measuring.ts';
import { listPeople } from './people-and-work.ts';
import { cursorOf, fromStart, parseCursor, positionAfter, type RowPosition } from './row-cursor.ts';

const kpiSides = ['NUMERATOR', 'DENOMINATOR'] as const;
const schema = pageSchema.extend({
  after: z.string().max(1_000).nullish(),
  metricType: z.enum(kpiMetricTypes),
  side: z.enum(kpiSides),
});

const kinds = {
  ENGAGED_USERS: 'PERSON',
  REGISTERED_USERS: 'PERSON',
  PRIORITIZED_ALARMS: 'ALARM',
  ALARMS_PER_HOUR: 'ALARM',
  ACTIONED_ALARMS: 'ALARM',
  PRIORITY_DISTRIBUTION: 'ALARM',
  WORK_COVERAGE: 'ALARM',
  TIME_TO_DISPATCH: 'TICKET',
  TIME_TO_RESOLUTION: 'TICKET',
  RESOLUTION_EFFECTIVENESS: 'TICKET',
  REPEAT_WORK: 'TICKET',
  OPEN_WORK_INACTIVE_ALARMS: 'TICKET',
  DUPLICATE_WORK: 'TICKET',
} as const satisfies Record<KpiMetricType, KpiRow['kind']>;

/** Something that a metric counted. */
export interface KpiRow {
  /** Unique within the list, and where the next page begins (WIRE.3). */
  cursor: string;
  kind: 'ALARM' | 'TICKET' | 'PERSON';
  /** Milliseconds since the epoch; null for people. */
  at: number | null;
  /** In the unit of the metric, of a mean. */
  value: number | null;
  /** True if the numerator counts it too. */
  isCounted: boolean;
  /** Null where there is none, or it has been deleted since. */
  alarm: AlarmRow | null;
  /** Null where there is none, or the caller does not see it. */
  ticket: Ticket | null;
  personId: string | null;
}

/** A page of the rows, and how many there are: as many as the metric counts. Each is read when it is asked for. */
export interface KpiRows {
  count(): Promise<number>;
  rows(): Promise<KpiRow[]>;
}

/**
 * Opens the list of what the numerator or the denominator of a metric counted in the current period, newest first
 * (KPI.21): as many as its number says. Of a mean both list the tickets that it is of. A ticket that the caller does not
 * see is counted and not shown.
 * @param after cursor of the row that the page follows, instead of `offset`.
 * @throws AppError as in `measureKpi`; FORBIDDEN for whoever sees no alarms, work or people, of a metric about those;
 *   INVALID for hours, which have no rows, and for a cursor of another list.
 */
export async function listKpiRows(
  ctx: Ctx & { facts: KpiFacts },
  given: z.input<typeof schema> & { input: KpiInput },
): Promise<KpiRows> {
  const { measuring, current } = await openMeasuring(ctx, given.input);
  const { metricType, side, limit, offset, after } = schema.parse(given);
  const kind = kinds[metricType];
  if (kind === 'ALARM') assertPermission(ctx, 'alarms', 'VIEW');
  if (kind === 'TICKET') assertWork(ctx);
  if (kind === 'PERSON') assertPermission(ctx, 'users', 'VIEW');
  if (metricType === 'ALARMS_PER_HOUR' && side === 'DENOMINATOR') throw invalid(texts.noRows);
  const list = `kpi ${metricType} ${side}`;
  const position = after == null ? fromStart(offset) : parseCursor(list, after);
  const wanted = { isNumerator: side === 'NUMERATOR', limit, position };
  const withCursors = (rows: readonly Placed[]): KpiRow[] => {
    let last = position;
    return rows.map(({ place, ...row }) => {
      last = positionAfter(last, place);
      return { ...row, cursor: cursorOf(list, last) };
    });
  };
  if (metricType === 'REGISTERED_USERS' || metricType === 'ENGAGED_USERS') {
    const people = await peopleOf(measuring, metricType, current);
    const taken = wanted.isNumerator ? people.filter(({ isCounted }) => isCounted) : people;
    return { count: async () => taken.length, rows: async () => withCursors(await peopleRows(ctx, taken, wanted)) };
  }
  return {
    count: () => countOf(measuring, metricType, current, wanted.isNumerator),
    async rows() {
      const rows = await countedOf(measuring, metricType, current, wanted);
      return withCursors(await shown(ctx, metricType, kind === 'TICKET', rows));
    },
  };
}

interface Wanted {
  isNumerator: boolean;
  limit: number;
  position: RowPosition;
}
/** A row before it has a cursor. */
type Placed = Omit<KpiRow, 'cursor'> & { place: (RowPlace & { isWaiting: boolean }) | null };

type OfPeople = 'REGISTERED_USERS' | 'ENGAGED_USERS';

async function peopleOf(
  measuring: Measuring,
  metric: OfPeople,
  { start, end }: Period,
): Promise<Array<{ id: string; isCounted: boolean }>> {
  const { ctx } = measuring;
  if (metric === 'REGISTERED_USERS')
    return forCustomer(ctx.db, ctx.customer.id, (trx) => listPeople(trx, ctx.customer.id));
  const [engaged] = await engagedUsers(measuring, { bounds: [start, end] });
  return (engaged?.people ?? []).map((id) => ({ id, isCounted: engaged?.writers.has(id) ?? false }));
}

/** People by name; a position among them is their number. */
async function peopleRows(
  ctx: Ctx,
  people: ReadonlyArray<{ id: string; isCounted: boolean }>,
  { limit, position: { passed } }: Wanted,
): Promise<Placed[]> {
  const names = await listNames(
    ctx,
    people.map(({ id }) => id),
  );
  const nameOf = ({ id }: { id: string }): string => names.get(id)?.displayName ?? '';
  return people
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en') || (a.id < b.id ? -1 : 1))
    .slice(passed, passed + limit)
    .map(({ id, isCounted }) => ({
      ...{ kind: 'PERSON', at: null, value: null, alarm: null, ticket: null, place: null },
      ...{ isCounted, personId: id },
    }));
}

type OfFacts = Exclude<KpiMetricType, OfPeople>;
const isOfOpenWork = (metric: OfFacts): metric is OpenWorkMetric =>
  metric === 'OPEN_WORK_INACTIVE_ALARMS' || metric === 'DUPLICATE_WORK';
const openWorkOf = ({ ctx, search }: Measuring) => ({
  ...{ customerId: ctx.customer.id, search },
  now: ctx.clock.now().getTime(),
});

/** Counts the entries of a period that wait in Intake still: they are in Postgres. */
const countWaiting = ({ ctx, search }: Measuring, { start, end }: Period): Promise<number> =>
  forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const condition = conditionOf(waitingInIntake(search), null);
    return (await alarmRowsOf(trx, ctx.customer.id).countByEntry(condition, [start, end])).get(0) ?? 0;
  });

async function countOf(measuring: Measuring, metric: OfFacts, period: Period, isNumerator: boolean): Promise<number> {
  const { ctx, facts, of } = measuring;
  if (isOfOpenWork(metric)) {
    const { numerator, denominator } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      countOpenWork(trx, openWorkOf(measuring), metric),
    );
    return isNumerator ? numerator : denominator;
  }
  const counted = await facts.countRows({ ...of([period.start, period.end]), metric, isNumerator });
  return metric === 'ACTIONED_ALARMS' && !isNumerator ? counted + (await countWaiting(measuring, period)) : counted;
}

async function countedOf(
  measuring: Measuring,
  metric: OfFacts,
  period: Period,
  { isNumerator, limit, position }: Wanted,
): Promise<Counted[]> {
  const { ctx, search, facts, of } = measuring;
  const customerId = ctx.customer.id;
  const { start, end } = period;
  const page = { limit, offset: position.passed, from: position.place };
  if (isOfOpenWork(metric)) {
    const rows = await forCustomer(ctx.db, customerId, (trx) =>
      listOpenWork(trx, openWorkOf(measuring), metric, { isNumerator, page }),
    );
    return rows.map(afterIntake);
  }
  const read = async (page: RowsPage): Promise<Counted[]> =>
    (await facts.rows({ ...of([start, end]), metric, isNumerator, page })).map(afterIntake);
  if (metric !== 'ACTIONED_ALARMS' || isNumerator || !position.isWaiting) return read(page);
  // those that wait in Intake still come first
  const waiting = await forCustomer(ctx.db, customerId, (trx) =>
    alarmRowsOf(trx, customerId).listByEntry(conditionOf(waitingInIntake(search), null), { start, end }, page),
  );
  if (waiting.length === limit) return waiting.map(inIntake);
  const offset = position.place ? 0 : Math.max(0, position.passed - (await countWaiting(measuring, period)));
  return [...waiting.map(inIntake), ...(await read({ limit: limit - waiting.length, offset, from: null }))];
}

type Counted = CountedRow & { isWaiting: boolean };
const afterIntake = (row: CountedRow): Counted => ({ ...row, isWaiting: false });
const inIntake = ({ id, at }: { id: number; at: Date }): Counted => ({
  ...{ id, at: at.getTime() },
  ...{ value: null, isCounted: false, isWaiting: true },
});

/** Adds what the rows are about, as far as the caller sees it. */
async function shown(
  ctx: Ctx,
  metric: KpiMetricType,
  isOfTickets: boolean,
  rows: readonly Counted[],
): Promise<Placed[]> {
  const ids = rows.map(({ id }) => id);
  const { alarms, tickets, unit } = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const mates = isOfTickets ? await readTeammates(trx, ctx) : [];
    const found = isOfTickets ? await ticketRowsOf(trx, ctx.customer.id).byIds(ids) : [];
    return {
      alarms: isOfTickets ? [] : await alarmRowsOf(trx, ctx.customer.id).byIds(ids),
      tickets: found.filter((ticket) => rightsOn(ctx, ticket, mates).sees),
      unit: unitMs[(await readConfig(trx, ctx.customer.id, metric)).format] ?? 1,
    };
  });
  const alarmOf = new Map(alarms.map((alarm) => [alarm.id, alarm]));
  const ticketOf = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  return rows.map(({ id, at, value, isCounted, isWaiting }) => {
    const ticket = ticketOf.get(id) ?? null;
    const isHidden = isOfTickets && !ticket;
    return {
      // tells nothing about a ticket that is not shown
      place: isHidden ? null : { at, id, isWaiting },
      kind: isOfTickets ? 'TICKET' : 'ALARM',
      at: isHidden ? null : at,
      value: value === null || isHidden ? null : value / unit,
      isCounted,
      alarm: alarmOf.get(id) ?? null,
      ticket,
      personId: null,
    };
  });
}
