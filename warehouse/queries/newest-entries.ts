import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import type { IdRange } from './newest-instances.ts';

const row = z.object({ alarmId: z.int(), status: z.string() });

/** Finds the newest status that each alarm of a range has left. */
export const findNewestEntries = (
  warehouse: WarehouseClient,
  { customerId, ...range }: IdRange,
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'newest-entries',
    customerId,
    sql: `SELECT alarm_id AS alarmId, argMax(status, version) AS status
      FROM status_entries FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id > {after:UInt64} AND alarm_id <= {to:UInt64}
      GROUP BY alarm_id ORDER BY alarm_id LIMIT {limit:UInt32}`,
    params: range,
    row,
  });
