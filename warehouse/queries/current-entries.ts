import { z } from 'zod';
import type { WarehouseClient } from '../client.ts';
import { boundQuery } from './bound-query.ts';
import type { IdRange } from './newest-instances.ts';

const row = z.object({ alarmId: z.int(), entryId: z.string(), status: z.string(), openCount: z.int() });

/** Finds the entry that each alarm of a range is in, the newest if there are several. */
export const findCurrentEntries = (
  warehouse: WarehouseClient,
  { customerId, ...range }: IdRange,
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'current-entries',
    customerId,
    sql: `SELECT alarm_id AS alarmId, toString(argMax(entry_id, version)) AS entryId, argMax(status, version) AS status,
        count() AS openCount
      FROM status_entries FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id > {after:UInt64} AND alarm_id <= {to:UInt64}
        AND isNull(left_at)
      GROUP BY alarm_id ORDER BY alarm_id LIMIT {limit:UInt32}`,
    params: range,
    row,
  });
