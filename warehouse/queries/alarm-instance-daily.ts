import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  alarmId: z.int().positive(),
  /** Milliseconds since the epoch; `to` is excluded. */
  from: z.int(),
  to: z.int(),
  /** An IANA name as the runtime spells it. */
  timezone: z.string(),
});

const row = z.object({ date: z.iso.date(), count: z.int() });
export type AlarmInstanceDayRow = z.output<typeof row>;

const sql = `
  SELECT toString(day) AS date, occurrences AS count
  FROM (
    SELECT toDate(started_at, {timezone:String}) AS day, count() AS occurrences
    FROM instances FINAL
    WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}
      AND started_at >= {from:DateTime64(3, 'UTC')} AND started_at <= {to:DateTime64(3, 'UTC')}
    GROUP BY day
    ORDER BY day WITH FILL
      FROM toDate({from:DateTime64(3, 'UTC')}, {timezone:String})
      TO toDate({to:DateTime64(3, 'UTC')}, {timezone:String}) + 1
  )
  ORDER BY day`;

/**
 * Counts occurrences of one alarm by the local day they started on, every day of the range present. Days are calendar
 * days: one of 23 or 25 hours is one day.
 */
export async function findAlarmInstanceDaily(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<AlarmInstanceDayRow[]> {
  const { customerId, from, to, ...params } = input.parse(given);
  return boundQuery(warehouse, {
    name: 'alarm-instance-daily',
    customerId,
    range: { from, to: to - 1 },
    sql,
    params,
    row,
  });
}
