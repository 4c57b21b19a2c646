import { forCustomer } from '../../../platform/database.ts';
import type { Ctx } from '../../identity/ctx.ts';

type Reader = Pick<Ctx, 'db' | 'customer'>;

/**
 * Reads the newest payload of each alarm as received: from the archive, else the one stored with the alarm (a new
 * alarm's, one that has expired in the archive, or the last known while the warehouse is unavailable).
 */
export async function readPayloads(
  ctx: Reader & Pick<Ctx, 'history' | 'log'>,
  alarmIds: readonly number[],
): Promise<Map<number, string>> {
  const customerId = ctx.customer.id;
  const [held, archived] = await Promise.all([
    forCustomer(ctx.db, customerId, (trx) =>
      trx.raw(`select alarm_id, payload from alarm_payloads where customer_id = ? and alarm_id = any(?::bigint[])`, [
        customerId,
        [...alarmIds],
      ]),
    ),
    ctx.history.newestPayloads({ customerId, alarmIds }).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'newest payloads cannot be read from the archive');
      return new Map<number, string>();
    }),
  ]);
  const payloads = new Map<number, string>();
  for (const { alarm_id: id, payload } of held.rows as Array<{ alarm_id: number; payload: string }>)
    payloads.set(id, payload);
  for (const [id, payload] of archived) payloads.set(id, payload);
  return payloads;
}

/**
 * Reads the person who last snoozed each of some alarms, by alarm; alarms that only the system snoozed are left out.
 */
export async function readSnoozers(ctx: Reader, alarmIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select distinct on (alarm_id) alarm_id, user_id from alarm_activity
       where customer_id = ? and alarm_id = any(?::bigint[]) and user_id is not null
         and (field = 'snoozeExpiresAt' or field = 'status' and rev_value = 'Snoozed')
       order by alarm_id, created_at desc`,
      [ctx.customer.id, [...alarmIds]],
    ),
  );
  return new Map(rows.map((row: { alarm_id: number; user_id: string }) => [row.alarm_id, row.user_id]));
}
