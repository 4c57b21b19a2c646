import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  /** Milliseconds since the epoch. */
  from: z.int(),
});

const row = z.object({ systemId: z.int(), hour: z.int(), count: z.int() });

const sql = `
  SELECT systemId, hour, count() AS count
  FROM (
    SELECT alarm_id, intDiv(toUnixTimestamp64Milli(started_at), 3600000) * 3600000 AS hour
    FROM instances FINAL
    WHERE customer_id = {customerId:UInt32} AND started_at >= {from:DateTime64(3, 'UTC')}
  ) AS started
  INNER JOIN (
    SELECT alarm_id, any(system_id) AS systemId
    FROM alarms
    WHERE customer_id = {customerId:UInt32} AND alarm_id IN (
      SELECT alarm_id FROM instances
      WHERE customer_id = {customerId:UInt32} AND started_at >= {from:DateTime64(3, 'UTC')}
    )
    GROUP BY alarm_id
  ) AS of ON of.alarm_id = started.alarm_id
  GROUP BY systemId, hour
  ORDER BY systemId, hour`;

/**
 * Counts instances by the hour they started in, and by the integration of their alarm; hours without any are left out.
 * `hour` is the start of the hour, milliseconds since the epoch.
 */
export async function findIntegrationInstancesHourly(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<Array<z.output<typeof row>>> {
  const { customerId, from } = input.parse(given);
  return boundQuery(warehouse, { name: 'integration-instances-hourly', customerId, range: { from }, sql, row });
}
