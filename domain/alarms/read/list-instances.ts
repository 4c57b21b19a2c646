import { z } from 'zod';
import type { Ctx } from '../../identity/ctx.ts';
import type { HistoricInstance } from '../../lists/alarms/alarm-history.ts';
import { pageSchema } from '../../paging.ts';
import { findAlarm } from '../rows/find-alarm.ts';

const schema = pageSchema.extend({ alarmId: z.string(), direction: z.enum(['ASC', 'DESC']).default('DESC') });

/** A page of an alarm's occurrences by start. @throws AppError NOT_FOUND for an alarm the customer does not have. */
export async function listInstances(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<Array<HistoricInstance & { alarmId: number }>> {
  const { alarmId, direction, limit, offset } = schema.parse(input);
  const alarm = await findAlarm(ctx, alarmId);
  const of = { customerId: ctx.customer.id, alarmId: alarm.id };
  const instances = await ctx.history.instances({ ...of, direction, limit, offset });
  return instances.map((instance) => ({ ...instance, alarmId: alarm.id }));
}

export async function countInstances(ctx: Ctx, alarmId: string): Promise<number> {
  const alarm = await findAlarm(ctx, alarmId);
  return ctx.history.countInstances({ customerId: ctx.customer.id, alarmId: alarm.id });
}
