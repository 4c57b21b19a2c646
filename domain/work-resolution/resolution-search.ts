import { z } from 'zod';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import type { Condition } from '../lists/criteria/to-postgres.ts';
import type { Period } from '../period.ts';
import { rangeSchema } from '../range-schema.ts';
import { timezoneSchema } from '../timezone-schema.ts';
import { ticketConditionOf, ticketSearchOf } from '../work/ticket-query.ts';

/** Input of work resolution: a period, and filters of tickets. */
export const resolutionSchema = z.object({
  range: rangeSchema,
  timezone: timezoneSchema.nullish(),
  criteria: criteriaSchema.nullish(),
  searchTerm: searchTermSchema,
});
export type ResolutionInput = z.input<typeof resolutionSchema>;

export interface ResolutionSearch {
  period: Period;
  /** IANA name. */
  timezone: string;
  /** Tickets that the caller sees and that meet the filters, at whatever time they were closed. */
  condition: Condition;
}

/** @throws AppError FORBIDDEN without work resolution or access to work; INVALID for a wrong period, zone or filter. */
export async function resolutionSearchOf(
  ctx: Ctx,
  input: z.output<typeof resolutionSchema>,
): Promise<ResolutionSearch> {
  const { range, ...where } = input;
  const search = await ticketSearchOf(ctx, where);
  return { period: range, timezone: search.moment.timezone, condition: ticketConditionOf(search, null) };
}

/** @throws AppError FORBIDDEN without work resolution. */
export const assertResolution = (ctx: Ctx): void => assertPermission(ctx, 'analytics.workResolution', 'VIEW');
