import { forCustomer } from '../../platform/database.ts';
import type { ReportedAlarm } from '../alarms/rows/alarm-record.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { alarmIdsOf } from './ticket-alarms.ts';

type Reader = Pick<Ctx, 'db' | 'customer'>;

/** Returns the alarms of tickets, in the order of attachment; deleted alarms stay listed (ALM.8). */
export const alarmsOfTickets = (ctx: Reader, ticketIds: readonly number[]): Promise<Map<number, AlarmRow[]>> =>
  attached(ctx, ticketIds, (rows, ids) => rows.byIds(ids, { unlisted: true }));

/** The same, with what reports have of alarms. */
export const reportedAlarmsOf = (ctx: Reader, ticketIds: readonly number[]): Promise<Map<number, ReportedAlarm[]>> =>
  attached(ctx, ticketIds, (rows, ids) => rows.reported(ids));

async function attached<Alarm extends { id: number }>(
  { db, customer }: Reader,
  ticketIds: readonly number[],
  read: (rows: ReturnType<typeof alarmRowsOf>, ids: readonly number[]) => Promise<Alarm[]>,
): Promise<Map<number, Alarm[]>> {
  return forCustomer(db, customer.id, async (trx) => {
    const on = await alarmIdsOf(trx, customer.id, ticketIds);
    const alarms = await read(alarmRowsOf(trx, customer.id), [...on.values()].flat());
    const byId = new Map(alarms.map((alarm) => [alarm.id, alarm]));
    return new Map([...on].map(([id, alarmIds]) => [id, alarmIds.flatMap((alarmId) => byId.get(alarmId) ?? [])]));
  });
}
