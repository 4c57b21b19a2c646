import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { sourceActionsSql } from '../source-actions.ts';

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

const actions = sourceActionsSql('customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}');

const sql = `
  SELECT concat(instance, ':', field) AS id, field, toUnixTimestamp64Milli(assumeNotNull(happened_at)) AS at, value
  FROM (${actions})
  ORDER BY at DESC, id DESC
  LIMIT {limit:UInt32}`;

/** Finds the source's actions on one alarm (an instance started, ended, was acknowledged), newest first. */
export async function findAlarmSourceActions(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<AlarmSourceActionRow[]> {
  const { customerId, ...params } = input.parse(given);
  return boundQuery(warehouse, { name: 'alarm-source-deeds', customerId, sql, params, row });
}

/** Counts the rows of `findAlarmSourceActions` without its limit. */
export async function countAlarmSourceActions(
  warehouse: WarehouseClient,
  given: { customerId: number; alarmId: number },
): Promise<number> {
  const { customerId, ...params } = input.omit({ limit: true }).parse(given);
  const rows = await boundQuery(warehouse, {
    name: 'alarm-source-deeds',
    customerId,
    sql: `SELECT count() AS count FROM (${actions})`,
    params,
    row: z.object({ count: z.int() }),
  });
  return rows[0]?.count ?? 0;
}
