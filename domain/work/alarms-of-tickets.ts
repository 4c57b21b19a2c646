import { forCustomer } from '../../platform/database.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { alarmIdsOf } from './ticket-alarms.ts';

/**
 * Returns the alarms of tickets, in the order of attachment; deleted alarms stay listed (ALM.8).
 * @param known alarms that were read before, and need not be again; newly read alarms are added.
 */
export async function alarmsOfTickets(
  ctx: Pick<Ctx, 'db' | 'customer'>,
  ticketIds: readonly number[],
  known = new Map<number, AlarmRow>(),
): Promise<Map<number, AlarmRow[]>> {
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const on = await alarmIdsOf(trx, ctx.customer.id, ticketIds);
    const unknown = new Set([...on.values()].flat().filter((id) => !known.has(id)));
    const rows = await alarmRowsOf(trx, ctx.customer.id).byIds([...unknown], { unlisted: true });
    for (const row of rows) known.set(row.id, row);
    return new Map([...on].map(([id, alarmIds]) => [id, alarmIds.flatMap((alarmId) => known.get(alarmId) ?? [])]));
  });
}
