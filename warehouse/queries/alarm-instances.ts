import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  alarmId: z.int().positive(),
  direction: z.enum(['ASC', 'DESC']),
  limit: z.int().positive(),
  offset: z.int().min(0),
});

/** One occurrence. Times in milliseconds since the epoch. */
export const instanceRow = z.object({
  id: z.string(),
  startedAt: z.int(),
  endedAt: z.int().nullable(),
  endSource: z.enum(['SOURCE', 'SUPERSEDED', 'INFERRED', 'USER', 'REPLAY']).nullable(),
  ackedAt: z.int().nullable(),
  ackedBy: z.string().nullable(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
});
export type AlarmInstanceRow = z.output<typeof instanceRow>;

/** SQL columns that a row is read from. */
export const instanceColumns = `toString(instance_id) AS id, toUnixTimestamp64Milli(started_at) AS startedAt,
    toUnixTimestamp64Milli(ended_at) AS endedAt, end_source AS endSource,
    toUnixTimestamp64Milli(acked_at) AS ackedAt, acked_by AS ackedBy, value, unit`;

const sql = (direction: 'ASC' | 'DESC'): string => `
  SELECT ${instanceColumns}
  FROM instances FINAL
  WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}
  ORDER BY started_at ${direction}, toString(instance_id) ${direction}
  LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;

/** Finds a page of one alarm's occurrences, by start. */
export async function findAlarmInstances(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<AlarmInstanceRow[]> {
  const { customerId, direction, ...params } = input.parse(given);
  return boundQuery(warehouse, { name: 'alarm-instances', customerId, sql: sql(direction), params, row: instanceRow });
}

const countSql = `
  SELECT count() AS count FROM instances FINAL
  WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}`;

/** Counts the occurrences of one alarm. */
export async function countAlarmInstances(
  warehouse: WarehouseClient,
  given: { customerId: number; alarmId: number },
): Promise<number> {
  const { customerId, alarmId } = input.pick({ customerId: true, alarmId: true }).parse(given);
  const rows = await boundQuery(warehouse, {
    name: 'alarm-instances',
    customerId,
    sql: countSql,
    params: { alarmId },
    row: z.object({ count: z.int() }),
  });
  return rows[0]?.count ?? 0;
}
