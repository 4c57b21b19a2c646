import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import type { IdRange } from './newest-instances.ts';

const row = z.object({ day: z.int(), count: z.int() });

/** Counts the actions on alarms of each UTC day of a range. Days are numbered since the epoch. */
export const countActivityDays = (
  warehouse: WarehouseClient,
  { customerId, ...range }: IdRange,
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'activity-days',
    customerId,
    sql: `SELECT intDiv(toUnixTimestamp64Milli(created_at), 86400000) AS day, uniqExact(activity_id) AS count
      FROM activity WHERE customer_id = {customerId:UInt32} AND day > {after:UInt64} AND day <= {to:UInt64}
      GROUP BY day ORDER BY day LIMIT {limit:UInt32}`,
    params: range,
    row,
  });
