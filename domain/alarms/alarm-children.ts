import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../ctx.ts';

export interface AlarmPropertyRow {
  alarmId: number;
  type: string;
  value: string[];
  confidence: number;
  hasLocations: boolean;
}

type Reader = Pick<Ctx, 'db' | 'customer'>;

/** Properties of alarms of the customer, by type within each alarm. */
export async function readProperties(ctx: Reader, alarmIds: readonly number[]): Promise<AlarmPropertyRow[]> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select alarm_id as "alarmId", type, value, confidence, has_locations as "hasLocations" from alarm_properties
       where customer_id = ? and alarm_id = any(?::bigint[]) order by alarm_id, type`,
      [ctx.customer.id, [...alarmIds]],
    ),
  );
  return rows;
}

/** The newest payload of each alarm as it was received. */
export async function readPayloads(ctx: Reader, alarmIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`select alarm_id, payload from alarm_payloads where customer_id = ? and alarm_id = any(?::bigint[])`, [
      ctx.customer.id,
      [...alarmIds],
    ]),
  );
  return new Map(rows.map((row: { alarm_id: number; payload: string }) => [row.alarm_id, row.payload]));
}
