import { z } from 'zod';
import type { WarehouseClient } from '../client.ts';
import { sourceActionsSql } from '../source-actions.ts';
import { boundQuery } from './bound-query.ts';

const input = z.object({
  customerId: z.int().positive(),
  alarmId: z.int().positive(),
  limit: z.int().positive(),
});

/** `at` in milliseconds since the epoch. */
const row = z.object({
  id: z.string(),
  field: z.enum(['started', 'ended', 'acknowledged']),
  at: z.int(),
  value: z.string().nullable(),
});
export type AlarmSourceActionRow = z.output<typeof row>;

const deeds = sourceActionsSql('customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}');

const sql = `
  SELECT concat(instance, ':', field) AS id, field, toUnixTimestamp64Milli(assumeNotNull(happened_at)) AS at, value
  FROM (${deeds})
  ORDER BY at DESC, id DESC
  LIMIT {limit:UInt32}`;

/** What the source did to one alarm (an instance started, ended, was acknowledged), newest first. */
export async function findAlarmSourceActions(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<AlarmSourceActionRow[]> {
  const { customerId, ...params } = input.parse(given);
  return boundQuery(warehouse, { name: 'alarm-source-deeds', customerId, sql, params, row });
}

/** How many rows `findAlarmSourceActions` can give. */
export async function countAlarmSourceActions(
  warehouse: WarehouseClient,
  given: { customerId: number; alarmId: number },
): Promise<number> {
  const { customerId, ...params } = input.omit({ limit: true }).parse(given);
  const rows = await boundQuery(warehouse, {
    name: 'alarm-source-deeds',
    customerId,
    sql: `SELECT count() AS count FROM (${deeds})`,
    params,
    row: z.object({ count: z.int() }),
  });
  return rows[0]?.count ?? 0;
}
