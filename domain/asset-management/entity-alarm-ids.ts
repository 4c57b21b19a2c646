import { forCustomer } from '../../platform/database.ts';
import { alarmsOfEntity } from '../alarms/rows/alarm-property-rows.ts';
import { listLimits } from '../constants.ts';
import { may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Reads the numbers of alarms on an entity or in it, at most as many as a list has; none without alarm access. */
export async function readEntityAlarmIds(ctx: Ctx, entityId: number): Promise<string[]> {
  if (!may(ctx, 'alarms', 'VIEW')) return [];
  const ids = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    alarmsOfEntity(trx, ctx.customer.id, entityId, listLimits.limit),
  );
  return ids.map(String);
}
