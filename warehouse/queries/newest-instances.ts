import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({
  alarmId: z.int(),
  instanceId: z.string(),
  /** Milliseconds since the epoch. */
  startedAt: z.int(),
  openCount: z.int(),
});

/** At most `limit` rows of a customer with ids after `after`, up to and with `to`, by id. */
export interface IdRange {
  customerId: number;
  after: number;
  to: number;
  limit: number;
}

/** Finds the newest instance of each alarm of a range, and how many of its instances have no end. */
export const findNewestInstances = (
  warehouse: WarehouseClient,
  { customerId, ...range }: IdRange,
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'newest-instances',
    customerId,
    // at the same instant the id as text decides, as everywhere that instances are ordered
    sql: `SELECT alarm_id AS alarmId, toString(argMax(instance_id, (started_at, toString(instance_id)))) AS instanceId,
        toUnixTimestamp64Milli(max(started_at)) AS startedAt, countIf(isNull(ended_at)) AS openCount
      FROM instances FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id > {after:UInt64} AND alarm_id <= {to:UInt64}
      GROUP BY alarm_id ORDER BY alarm_id LIMIT {limit:UInt32}`,
    params: range,
    row,
  });
