import { forCustomer } from '../../platform/database.ts';
import { reoccurrenceDays } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { parseAlarmCriteria, warehouseCondition } from '../lists/alarms/alarm-criteria.ts';
import type { Ticket } from './model/ticket.ts';
import { alarmsOn } from './ticket-alarms.ts';

const dayMs = 86_400_000;

/** Occurrences of a ticket's alarms before and after it (WORK.13). */
export interface Reoccurrence {
  /** In the days before it was created. */
  before: number;
  /** In the days since it was closed; null while it is open. */
  after: number | null;
  windowDays: number;
}

/** Counts occurrences of a ticket's alarms in the days before its creation and after its closing; 0 without alarms. */
export async function reoccurrenceOf(ctx: Ctx, ticket: Ticket): Promise<Reoccurrence> {
  const alarmIds = await forCustomer(ctx.db, ctx.customer.id, (trx) => alarmsOn(trx, ticket));
  const now = ctx.clock.now().getTime();
  const windowMs = reoccurrenceDays * dayMs;
  const condition = warehouseCondition(
    parseAlarmCriteria([{ field: 'alarmId', isExclusion: false, values: alarmIds.map(String) }]),
    '',
    { now, timezone: 'UTC' },
  );
  const between = async (from: number, to: number): Promise<number> => {
    if (alarmIds.length === 0) return 0;
    const of = { customerId: ctx.customer.id, condition, from, to, now, groupBy: 'alarm_id' as const, limit: 1 };
    return (await ctx.history.instanceCounts(of)).total.instances;
  };
  const { createdAt, closedAt } = ticket;
  return {
    before: await between(createdAt - windowMs, createdAt),
    after: closedAt === null ? null : await between(closedAt + 1, closedAt + windowMs),
    windowDays: reoccurrenceDays,
  };
}
