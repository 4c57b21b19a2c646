import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../ctx.ts';

type Reader = Pick<Ctx, 'db' | 'customer'>;

/**
 * The newest payload of each alarm as it was received: from the archive, else the one that the alarm holds itself (a new
 * alarm's, one that the archive has forgotten, or the last known while the warehouse is away).
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
