import { forCustomer } from '../../platform/database.ts';
import { alarmRowsOf } from '../alarms/alarm-rows.ts';
import { endSnoozesOnRead } from '../alarms/decisions/end-snoozes.ts';
import { lensCountMax } from '../constants.ts';
import { expressionOf, parseCriteria } from '../criteria/criteria.ts';
import { toPostgres } from '../criteria/to-postgres.ts';
import type { Ctx } from '../ctx.ts';
import { assertPermission } from '../people/assert-permission.ts';
import type { Moment } from '../timezone.ts';
import { criteriaOf, type Lens } from './lens.ts';
import { listLenses } from './list-lenses.ts';

export interface LensCount {
  lensId: string;
  /** Of lenses that are not standard at most one more than `lensCountMax`, which then means more. */
  count: number;
}

/** How many rows each lens holds at a moment, by the list's own predicate (LENS.5). */
export async function countLenses(
  deps: Pick<Ctx, 'db'>,
  customerId: number,
  lenses: readonly Lens[],
  moment: Moment,
): Promise<LensCount[]> {
  const asked = lenses.map((lens) => ({
    condition: toPostgres(expressionOf(parseCriteria(criteriaOf(lens)), '', moment)),
    // what people ask may hold every alarm, and find none of them by an index
    upTo: lens.category === null ? null : lensCountMax + 1,
  }));
  const counts = await forCustomer(deps.db, customerId, (trx) => alarmRowsOf(trx, customerId).countEach(asked));
  return lenses.map((lens, index) => ({ lensId: lens.id, count: counts[index] ?? 0 }));
}

/** Counts of the lenses asked for, or of all; those that are not open to the caller are left out. */
export async function lensEntityCounts(ctx: Ctx, ids: readonly string[] | null): Promise<LensCount[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  await endSnoozesOnRead(ctx, ctx.customer.id);
  const moment = { now: ctx.clock.now().getTime(), timezone: ctx.customer.defaultTimezone };
  return countLenses(ctx, ctx.customer.id, await listLenses(ctx, { ids, type: 'alarm' }), moment);
}
