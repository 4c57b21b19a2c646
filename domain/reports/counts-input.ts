import { z } from 'zod';
import { searchOf } from '../alarms/rows/alarm-query.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { warehouseCondition } from '../lists/alarms/alarm-criteria.ts';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import { rangeSchema } from '../range-schema.ts';
import { timezoneSchema } from '../timezone-schema.ts';

/** Range and alarms whose occurrences are counted. */
export const matchingSchema = z.object({
  range: rangeSchema,
  timezone: timezoneSchema.nullish(),
  criteria: criteriaSchema.nullish(),
  searchTerm: searchTermSchema,
});

/** The same of one hour of the local week, if it is given: 0 from Monday's midnight. */
export const occurrencesSchema = matchingSchema.extend({ hourOfWeek: z.int().min(0).max(167).nullish() });

/** @throws AppError FORBIDDEN for who sees counts neither as a report nor as analytics. */
export function assertCounts(ctx: Ctx): void {
  if (!may(ctx, 'analytics.counts', 'VIEW')) assertPermission(ctx, 'reporting', 'VIEW');
}

/**
 * Returns the range and the condition of a query for the warehouse.
 * @throws AppError INVALID for criteria that history does not know.
 */
export async function matchingOf(ctx: Ctx, { range, ...where }: z.output<typeof matchingSchema>) {
  const { criteria, term, moment } = await searchOf(ctx, where);
  return {
    customerId: ctx.customer.id,
    from: range.start,
    to: range.end,
    condition: warehouseCondition(criteria, term, moment),
  };
}

/** Same, of the hour of the week that is asked for. */
export async function occurrencesOf(ctx: Ctx, { hourOfWeek, ...where }: z.output<typeof occurrencesSchema>) {
  const timezone = where.timezone ?? ctx.customer.defaultTimezone;
  return { ...(await matchingOf(ctx, where)), during: hourOfWeek == null ? null : { hour: hourOfWeek, timezone } };
}
