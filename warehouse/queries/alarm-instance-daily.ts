import { z } from 'zod';
import { boundQuery } from './bound-query.ts';

/**
 * Occurrences of one alarm by the local day they started on, every day from `from` to `to` (milliseconds since the
 * epoch, `to` excluded) present. Days are the calendar's: one of 23 or 25 hours is one day.
 */
export const alarmInstanceDaily = boundQuery({
  sql: `
    SELECT toString(day) AS date, count FROM (
      SELECT toDate(started_at, {timezone:String}) AS day, count() AS count
      FROM instances FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}
        AND started_at >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')
        AND started_at < fromUnixTimestamp64Milli({to:Int64}, 'UTC')
      GROUP BY day
      ORDER BY day WITH FILL
        FROM toDate(fromUnixTimestamp64Milli({from:Int64}, 'UTC'), {timezone:String})
        TO toDate(fromUnixTimestamp64Milli({to:Int64} - 1, 'UTC'), {timezone:String}) + 1
    )`,
  params: z.object({ alarmId: z.int(), from: z.int(), to: z.int(), timezone: z.string() }),
  row: z.object({ date: z.iso.date(), count: z.coerce.number() }),
});
