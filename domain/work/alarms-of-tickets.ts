import { forCustomer } from '../../platform/database.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { alarmIdsOf } from './ticket-alarms.ts';

/** Returns the alarms of tickets, in the order of attachment; deleted alarms stay listed (ALM.8). */
export async function alarmsOfTickets(
  ctx: Pick<Ctx, 'db' | 'customer'>,
  ticketIds: readonly number[],
): Promise<Map<number, AlarmRow[]>> {
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const on = await alarmIdsOf(trx, ctx.customer.id, ticketIds);
    const rows = await alarmRowsOf(trx, ctx.customer.id).byIds([...on.values()].flat(), { unlisted: true });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map([...on].map(([id, alarmIds]) => [id, alarmIds.flatMap((alarmId) => byId.get(alarmId) ?? [])]));
  });
}
