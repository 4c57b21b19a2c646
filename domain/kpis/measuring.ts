import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { type AlarmSearch, searchOf } from '../alarms/rows/alarm-query.ts';
import { dispatchCapDays, reoccurrenceDays, repeatWindowDays } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { parseAlarmCriteria, warehouseCondition } from '../lists/alarms/alarm-criteria.ts';
import type { Period } from '../period.ts';
import { matchingSchema } from '../reports/counts-input.ts';
import type { KpiFacts, Measured } from './kpi-facts.ts';
import { assertSeesKpis } from './kpi-settings.ts';

const dayMs = 86_400_000;

/** Problems are named beneath `input`. */
const schema = z.object({
  input: matchingSchema.extend({ withoutAutomation: z.boolean().nullish() }),
});
export type KpiInput = z.input<typeof schema>['input'];

/** Facts and search that a metric is measured with. */
export interface Measuring {
  ctx: Ctx;
  facts: KpiFacts;
  search: AlarmSearch;
  timezone: string;
  /** @param previousStart where the period before starts, if that is measured too. */
  of(bounds: number[], previousStart?: number): Measured;
}

/** True if a search leaves alarms out. */
export const isNarrowed = ({ criteria, term }: AlarmSearch): boolean => criteria.length > 0 || term !== '';

/** KPI.5: narrows a search to the alarms that are in Intake still. */
export const waitingInIntake = (search: AlarmSearch): AlarmSearch => ({
  ...search,
  criteria: [...search.criteria, ...parseAlarmCriteria([{ field: 'status', isExclusion: false, values: ['Intake'] }])],
});

/**
 * Prepares the measurement of metrics over a period, by criteria of the one criteria language.
 * @throws AppError FORBIDDEN for whoever may see no KPI; INVALID for a wrong range or timezone, or criteria on what
 *   history does not know.
 */
export async function openMeasuring(
  ctx: Ctx & { facts: KpiFacts },
  given: KpiInput,
): Promise<{ measuring: Measuring; current: Period }> {
  const customerId = ctx.customer.id;
  await forCustomer(ctx.db, customerId, (trx) => assertSeesKpis(ctx, trx));
  const { input } = schema.parse({ input: given });
  const search = await searchOf(ctx, { ...input, lensId: null });
  const measured = {
    customerId,
    now: ctx.clock.now().getTime(),
    condition: isNarrowed(search) ? warehouseCondition(search.criteria, search.term, search.moment) : null,
    withoutAutomation: input.withoutAutomation ?? false,
    capMs: dispatchCapDays * dayMs,
    quietMs: reoccurrenceDays * dayMs,
    windowMs: repeatWindowDays * dayMs,
  };
  return {
    current: input.range,
    measuring: {
      ctx,
      facts: ctx.facts,
      search,
      timezone: input.timezone ?? ctx.customer.defaultTimezone,
      of: (bounds, previousStart) => ({ ...measured, bounds, previousStart }),
    },
  };
}
