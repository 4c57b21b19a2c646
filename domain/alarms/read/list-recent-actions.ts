import type { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { pageSchema } from '../../paging.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';
import type { AlarmActivityRow } from './list-activity.ts';

/** Decision about an alarm, and the alarm as it is now. */
export interface RecentActionRow {
  activity: AlarmActivityRow;
  /** Null where it has been deleted since. */
  alarm: AlarmRow | null;
  alarmId: number;
}

/** Lists people's latest decisions about any alarm, newest first. @throws AppError FORBIDDEN without alarm access. */
export async function listRecentActions(ctx: Ctx, page: z.input<typeof pageSchema>): Promise<RecentActionRow[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { limit, offset } = pageSchema.parse(page);
  const decisions = await ctx.history.recentDecisions({ customerId: ctx.customer.id, limit, offset });
  const ids = decisions.map(({ alarmId }) => alarmId);
  const alarms = await forCustomer(ctx.db, ctx.customer.id, (trx) => alarmRowsOf(trx, ctx.customer.id).byIds(ids));
  const byId = new Map(alarms.map((alarm) => [alarm.id, alarm]));
  return decisions.map(({ alarmId, metadata, ...decision }) => ({
    alarmId,
    alarm: byId.get(alarmId) ?? null,
    activity: {
      ...decision,
      automationRuleId: null,
      systemId: null,
      metadata: metadata === '' ? null : JSON.parse(metadata),
    },
  }));
}
