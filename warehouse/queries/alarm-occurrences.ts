import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({
  /** Milliseconds since the epoch. */
  startedAt: z.int(),
  endedAt: z.int().nullable(),
});

/** Finds the occurrences of one alarm that lasted at a time or began after it. @param of.since ms since the epoch. */
export const findOccurrences = (
  warehouse: WarehouseClient,
  { customerId, ...params }: { customerId: number; alarmId: number; since: number },
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'alarm-occurrences',
    customerId,
    sql: `SELECT toUnixTimestamp64Milli(started_at) AS startedAt, toUnixTimestamp64Milli(ended_at) AS endedAt
      FROM instances FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}
        AND (isNull(ended_at) OR ended_at >= fromUnixTimestamp64Milli({since:Int64}))
      ORDER BY started_at`,
    params,
    row,
  });
