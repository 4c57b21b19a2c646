import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { incidentTrialDays, incidentTrialStarts } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type CountedRows, countRows } from './incident-rows.ts';
import { createReplay, type PastStart, type Replayed } from './replay.ts';
import { readAllFeeds, readAssets } from './start-rows.ts';

/** Rows that lists show now, with and without grouping. */
export interface Measured {
  intake: CountedRows;
  active: CountedRows;
}

/** Measures what grouping does now (BEY.1). @throws AppError FORBIDDEN without access to reports and alarms. */
export async function measureIncidents(ctx: Ctx): Promise<Measured> {
  assertPermission(ctx, 'reporting', 'VIEW');
  assertPermission(ctx, 'alarms', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => ({
    intake: await countRows(trx, ctx.customer.id, 'Intake'),
    active: await countRows(trx, ctx.customer.id, null),
  }));
}

/** History that a trial reads. Times are milliseconds since the epoch. */
export interface IncidentHistory {
  /** Reads occurrences that began within a period, the earliest first. @param of.to excluded. */
  starts(of: {
    customerId: number;
    from: number;
    to: number;
    limit: number;
  }): Promise<Array<{ alarmId: number; at: number; endedAt: number | null }>>;
}

/** Result of a trial. */
export interface Tried extends Omit<Replayed, 'restarts'> {
  /** True if history had more than is read at most: then only its first part was tried. */
  isCut: boolean;
}

const dayMs = 86_400_000;
const batch = 200;

const schema = z.object({ days: z.int().min(1).max(incidentTrialDays).nullish() });

/**
 * Tries grouping on the customer's history, without a write: the rows that people would have seen. Assets of alarms and relations
 * are the current ones, as in all history (WIRE.15).
 * @throws AppError FORBIDDEN without access to reports and alarms, INVALID for other numbers of days.
 */
export async function tryIncidents(
  ctx: Ctx & { incidentHistory: IncidentHistory },
  input: z.input<typeof schema>,
): Promise<Tried> {
  assertPermission(ctx, 'reporting', 'VIEW');
  assertPermission(ctx, 'alarms', 'VIEW');
  const days = schema.parse(input).days ?? incidentTrialDays;
  const customerId = ctx.customer.id;
  const to = ctx.clock.now().getTime();
  const from = to - days * dayMs;
  const feeds = await forCustomer(ctx.db, customerId, (trx) => readAllFeeds(trx, customerId));
  const related = new Set(feeds.flat());
  const replay = createReplay(feeds);
  const assets = new Map<number, number | null>();
  let [read, others] = [0, 0];
  for (let at = from; at < to && read < incidentTrialStarts; at += dayMs) {
    const starts = await ctx.incidentHistory.starts({
      ...{ customerId, from: at, to: Math.min(to, at + dayMs) },
      limit: incidentTrialStarts - read,
    });
    read += starts.length;
    const unknown = [...new Set(starts.map(({ alarmId }) => alarmId))].filter((id) => !assets.has(id));
    const found = await forCustomer(ctx.db, customerId, (trx) => readAssets(trx, customerId, unknown));
    for (const id of unknown) assets.set(id, found.get(id) ?? null);
    const onAssets: PastStart[] = [];
    for (const start of starts) {
      const assetId = assets.get(start.alarmId) ?? null;
      if (assetId === null || !related.has(assetId)) others += 1;
      else onAssets.push({ ...start, assetId });
    }
    for (let next = 0; next < onAssets.length; next += batch) replay.add(onAssets.slice(next, next + batch));
  }
  const { rowsBefore, rowsAfter, incidents, largest } = replay.count();
  return {
    ...{ incidents, largest, isCut: read >= incidentTrialStarts },
    ...{ rowsBefore: rowsBefore + others, rowsAfter: rowsAfter + others },
  };
}
