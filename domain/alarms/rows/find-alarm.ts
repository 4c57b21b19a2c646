import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { alarmRowsOf } from './alarm-rows.ts';

/** @throws AppError NOT_FOUND for an alarm that the customer does not have, FORBIDDEN without alarm access. */
export async function findAlarm(ctx: Ctx, id: string): Promise<AlarmRow> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const [alarm] = /^\d{1,15}$/.test(id)
    ? await forCustomer(ctx.db, ctx.customer.id, (trx) => alarmRowsOf(trx, ctx.customer.id).byIds([Number(id)]))
    : [];
  if (!alarm) throw notFound(alarmTexts.doesNotExist(id.slice(0, 50)));
  return alarm;
}
