import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { previousOf } from '../period.ts';
import { closedWork } from './closed-work.ts';
import { assertResolution, type ResolutionInput, resolutionSchema, resolutionSearchOf } from './resolution-search.ts';

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

const took = '(extract(epoch from closed_at - created_at) * 1000)';

/** Tickets closed in a period and the one before. Errors as in `resolutionSearchOf`. */
export async function workResolutionClosedWork(ctx: Ctx, input: ResolutionInput): Promise<Compared<ClosedWork>> {
  interface Row {
    part: number;
    closed: number;
    resolved: number;
    average: number;
    median: number;
  }
  // of two in the middle the longer one, as the KPI has it
  const columns = `count(*) as closed, count(*) filter (where is_resolved) as resolved, avg(${took})::float8 as average,
    (percentile_disc(0.5) within group (order by ${took} desc))::float8 as median`;
  return compare<Row, ClosedWork>(ctx, input, { columns, from: 'closed' }, (row) => ({
    closed: row?.closed ?? 0,
    resolved: row?.resolved ?? 0,
    unresolved: row ? row.closed - row.resolved : 0,
    averageTimeToResolution: row?.average ?? null,
    medianTimeToResolution: row?.median ?? null,
  }));
}

/** Repeat work among the tickets closed in a period (KPI.11): of a ticket that repeats another and was reissued, both. */
export interface RepeatWork {
  closed: number;
  repeat: number;
  repeating: number;
  reissued: number;
}

/** Repeat work of a period and the one before. Errors as in `resolutionSearchOf`. */
export async function workResolutionRepeatWork(ctx: Ctx, input: ResolutionInput): Promise<Compared<RepeatWork>> {
  const columns = `count(*) as closed, count(*) filter (where is_repeat) as repeat,
    count(*) filter (where is_repeating) as repeating, count(*) filter (where is_reissued) as reissued`;
  return compare<RepeatWork & { part: number }, RepeatWork>(ctx, input, { columns, from: 'facts' }, (row) => ({
    closed: row?.closed ?? 0,
    repeat: row?.repeat ?? 0,
    repeating: row?.repeating ?? 0,
    reissued: row?.reissued ?? 0,
  }));
}

/** Reads both periods at once, as two parts of one. */
async function compare<Row extends { part: number }, Of>(
  ctx: Ctx,
  input: ResolutionInput,
  { columns, from }: { columns: string; from: 'closed' | 'facts' },
  read: (row: Row | undefined) => Of,
): Promise<Compared<Of>> {
  assertResolution(ctx);
  const { period, condition } = await resolutionSearchOf(ctx, resolutionSchema.parse(input));
  const facts = closedWork(ctx.customer.id, condition, [previousOf(period).start, period.start, period.end]);
  const result = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`with ${facts.sql} select part, ${columns} from ${from} group by part`, facts.bindings),
  );
  const rows: Row[] = result.rows;
  return {
    previousPeriod: read(rows.find(({ part }) => part === 1)),
    currentPeriod: read(rows.find(({ part }) => part === 2)),
  };
}
