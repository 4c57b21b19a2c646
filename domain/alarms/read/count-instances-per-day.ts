import { z } from 'zod';
import type { Ctx } from '../../identity/ctx.ts';
import { rangeSchema } from '../../range-schema.ts';
import { timezoneSchema } from '../../timezone-schema.ts';
import { findAlarm } from '../rows/find-alarm.ts';

const schema = z.object({ alarmId: z.string(), range: rangeSchema, timezone: timezoneSchema });

/**
 * Occurrences of an alarm per local day of the timezone, every day of the range present. An instance counts on the day
 * it started; the end of the range is excluded.
 * @throws AppError NOT_FOUND for an alarm the customer does not have; INVALID for a wrong range or timezone.
 */
export async function countInstancesPerDay(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<Array<{ date: string; count: number }>> {
  const { alarmId, range, timezone } = schema.parse(input);
  const alarm = await findAlarm(ctx, alarmId);
  return ctx.history.instancesPerDay({
    customerId: ctx.customer.id,
    alarmId: alarm.id,
    from: range.start,
    to: range.end,
    timezone,
  });
}
