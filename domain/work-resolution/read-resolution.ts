import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { boundsOf, previousOf } from '../period.ts';
import { closedWork } from './closed-work.ts';
import { assertResolution, type ResolutionInput, resolutionSchema, resolutionSearchOf } from './resolution-search.ts';
import { type CountedRow, counted, type ResolutionTrend, trendOf } from './trend.ts';

/** A period beside the one of equal length before it. */
export interface Compared<Of> {
  currentPeriod: Of;
  previousPeriod: Of;
}

/** Tickets closed in a period. Milliseconds from creation to closing (KPI.9); null without tickets. */
export interface ClosedWork {
  closed: number;
  resolved: number;
  unresolved: number;
  averageTimeToResolution: number | null;
  medianTimeToResolution: number | null;
}

/** Repeat work among the tickets closed in a period (KPI.11): of a ticket that repeats another and was reissued, both. */
export interface RepeatWork {
  closed: number;
  repeat: number;
  repeating: number;
  reissued: number;
}

export interface Resolution {
  /** Closed tickets by the parts of the period (ANA.1). */
  trend: ResolutionTrend;
  closedWork: Compared<ClosedWork>;
  repeatWork: Compared<RepeatWork>;
}

interface Row extends CountedRow {
  repeating: number;
  reissued: number;
  average: number;
  median: number;
}
/** A row of a part, or of a whole period. */
type FoundRow = (Row & { is_before: null }) | (Omit<Row, 'part'> & { part: null; is_before: boolean });

const took = '(extract(epoch from closed_at - created_at) * 1000)';
// of two in the middle the longer one, as the KPI has it
const columns = `${counted}, count(*) filter (where is_repeating) as repeating,
  count(*) filter (where is_reissued) as reissued, avg(${took})::float8 as average,
  (percentile_disc(0.5) within group (order by ${took} desc))::float8 as median`;

/**
 * Reads the work closed in a period by its parts, and beside the period before: one pass over the tickets, of which
 * there may be a hundred thousand. Errors as in `resolutionSearchOf`.
 */
export async function readResolution(ctx: Ctx, input: ResolutionInput): Promise<Resolution> {
  assertResolution(ctx);
  const { period, timezone, condition } = await resolutionSearchOf(ctx, resolutionSchema.parse(input));
  const bounds = boundsOf(period, timezone);
  // the first part is the period before
  const facts = closedWork(ctx.customer.id, condition, [previousOf(period).start, ...bounds]);
  const result = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with ${facts.sql} select part, part = 1 as is_before, ${columns} from facts
       group by grouping sets ((part), (part = 1))`,
      facts.bindings,
    ),
  );
  const rows: FoundRow[] = result.rows;
  const parts = rows.flatMap((row) => (row.part === null || row.part === 1 ? [] : { ...row, part: row.part - 1 }));
  const compared = <Of>(read: (row: Omit<Row, 'part'> | undefined) => Of): Compared<Of> => ({
    currentPeriod: read(rows.find((row) => row.is_before === false)),
    previousPeriod: read(rows.find((row) => row.is_before === true)),
  });
  return {
    trend: trendOf(bounds, parts),
    closedWork: compared((row) => ({
      closed: row?.closed ?? 0,
      resolved: row?.resolved ?? 0,
      unresolved: row ? row.closed - row.resolved : 0,
      averageTimeToResolution: row?.average ?? null,
      medianTimeToResolution: row?.median ?? null,
    })),
    repeatWork: compared((row) => ({
      closed: row?.closed ?? 0,
      repeat: row?.repeat ?? 0,
      repeating: row?.repeating ?? 0,
      reissued: row?.reissued ?? 0,
    })),
  };
}
