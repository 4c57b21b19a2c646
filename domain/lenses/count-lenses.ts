import type { Transaction } from '../../platform/database.ts';
import { alarmRowsOf } from '../alarms/alarm-rows.ts';
import { readAwake } from '../alarms/decisions/end-snoozes.ts';
import { lensCountMax } from '../constants.ts';
import { expressionOf, parseCriteria } from '../criteria/criteria.ts';
import { toPostgres } from '../criteria/to-postgres.ts';
import type { Ctx } from '../ctx.ts';
import { assertPermission } from '../people/assert-permission.ts';
import type { Moment } from '../timezone.ts';
import { countTickets } from '../work/list-tickets.ts';
import { countDearly } from './dear-counts.ts';
import { criteriaOf, type Lens } from './lens.ts';
import { listLenses } from './list-lenses.ts';

export interface LensCount {
  lensId: string;
  /** Of lenses that are not standard at most one more than `lensCountMax`, which then means more. */
  count: number;
}

/**
 * How many rows each lens holds at a moment, by the list's own predicate (LENS.5).
 * @param mayBeOld takes counts that are some seconds old where counting takes long.
 */
export async function countLenses(
  { db, trx }: Pick<Ctx, 'db'> & { trx: Transaction },
  customerId: number,
  lenses: readonly Lens[],
  { mayBeOld, ...moment }: Moment & { mayBeOld: boolean },
): Promise<LensCount[]> {
  const rows = alarmRowsOf(trx, customerId);
  const counts: LensCount[] = [];
  for (const lens of lenses) {
    const criteria = criteriaOf(lens);
    const key = JSON.stringify([customerId, lens.category, criteria, moment.timezone]);
    const condition = toPostgres(expressionOf(parseCriteria(criteria), '', moment));
    // what people ask may hold every alarm
    const upTo = lens.category === null ? null : lensCountMax + 1;
    const count = await countDearly({ db, key, mayBeOld }, () => rows.count(condition, upTo));
    counts.push({ lensId: lens.id, count });
  }
  return counts;
}

/** Counts of the lenses asked for, or of all; those that are not open to the caller are left out. */
export async function lensEntityCounts(ctx: Ctx, ids: readonly string[] | null): Promise<LensCount[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const moment = { now: ctx.clock.now().getTime(), timezone: ctx.customer.defaultTimezone };
  const lenses = await listLenses(ctx, { ids });
  const ofAlarms = lenses.filter(({ type }) => type === 'alarm');
  // which tickets there are depends on who asks
  const work = lenses.filter(({ type }) => type === 'work');
  const counts = await readAwake(ctx, ctx.customer.id, (trx) =>
    countLenses({ db: ctx.db, trx }, ctx.customer.id, ofAlarms, { ...moment, mayBeOld: true }),
  );
  for (const { id: lensId } of work)
    counts.push({ lensId, count: await countTickets(ctx, { lensId }, lensCountMax + 1) });
  return counts;
}
