import { z } from 'zod';
import { boundQuery } from '../../bound-query.ts';
import type { WarehouseClient } from '../../client.ts';

const row = z.object({
  alarmId: z.int(),
  /** Milliseconds since the epoch. */
  at: z.int(),
  endedAt: z.int().nullable(),
});

/** Finds the occurrences of all alarms that began within a period, the earliest first. @param of.to excluded; ms since the epoch. */
export const findAlarmStarts = (
  warehouse: WarehouseClient,
  { customerId, from, to, limit }: { customerId: number; from: number; to: number; limit: number },
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'alarm-starts',
    customerId,
    range: { from, to },
    sql: `SELECT alarm_id AS alarmId, toUnixTimestamp64Milli(started_at) AS at, toUnixTimestamp64Milli(ended_at) AS endedAt
      FROM instances FINAL
      WHERE customer_id = {customerId:UInt32}
        AND started_at >= {from:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')}
      ORDER BY started_at, alarm_id LIMIT {limit:UInt32}`,
    params: { limit },
    row,
  });
