import { z } from 'zod';
import { countColumns, type InstanceCounts } from '../../domain/lists/alarms/alarm-history.ts';
import type { WarehouseClient } from '../client.ts';
import { asDateTime64, boundQuery } from './bound-query.ts';

const matching = {
  customerId: z.int().positive(),
  /** Milliseconds since the epoch; `to` is excluded. */
  from: z.int(),
  to: z.int(),
  /** Condition on `alarms`, as made by `warehouseCondition`. */
  condition: z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) }),
};
const input = z.object({
  ...matching,
  groupBy: z.enum(countColumns),
  limit: z.int().positive(),
  /** Assumed end of instances that have not ended. */
  now: z.int(),
});

const counted = { instances: z.int(), alarms: z.int(), timeInAlarm: z.int() };
const row = z.object({ ...counted, value: z.string().nullable() });

const within = `{from:DateTime64(3, 'UTC')}`;
const columns = `countIf(started_at >= ${within}) AS instances, uniqExactIf(alarm_id, started_at >= ${within}) AS alarms,
    sum(greatest(0, toUnixTimestamp64Milli(least(ifNull(ended_at, {now:DateTime64(3, 'UTC')}), {to:DateTime64(3, 'UTC')}))
      - toUnixTimestamp64Milli(greatest(started_at, ${within})))) AS timeInAlarm`;

// attributes of alarms are the current ones (WIRE.15)
const sourceOf = (groupBy: string | null, condition: string): string => `
  FROM (
    SELECT alarm_id, started_at, ended_at FROM instances FINAL
    WHERE customer_id = {customerId:UInt32} AND started_at < {to:DateTime64(3, 'UTC')}
      AND (isNull(ended_at) OR ended_at >= ${within})
  ) AS i
  INNER JOIN (
    SELECT alarm_id${groupBy && groupBy !== 'alarm_id' ? `, ${groupBy}` : ''} FROM alarms FINAL
    WHERE customer_id = {customerId:UInt32} AND ${condition}
  ) AS a USING (alarm_id)`;

/** Counts occurrences by an attribute of their alarms, most frequent first, and in total. */
export async function findInstanceCounts(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<InstanceCounts> {
  const { customerId, from, to, condition, groupBy, limit, now } = input.parse(given);
  const bound = {
    name: 'instance-counts',
    customerId,
    range: { from, to },
    params: { ...condition.params, limit, now: asDateTime64(now) },
  };
  const [rows, totals] = await Promise.all([
    boundQuery(warehouse, {
      ...bound,
      sql: `SELECT if(isNull(${groupBy}), NULL, toString(${groupBy})) AS value, ${columns} ${sourceOf(groupBy, condition.sql)}
        GROUP BY ${groupBy} ORDER BY instances DESC, timeInAlarm DESC, value LIMIT {limit:UInt32}`,
      row,
    }),
    boundQuery(warehouse, {
      ...bound,
      sql: `SELECT ${columns} ${sourceOf(null, condition.sql)}`,
      row: z.object(counted),
    }),
  ]);
  return { rows, total: totals[0] ?? { instances: 0, alarms: 0, timeInAlarm: 0 } };
}

const trendInput = z.object({ ...matching, timezone: z.string() });

/** Counts occurrences of matching alarms by the local day they started on, every day of the range present. */
export async function findInstanceTrend(
  warehouse: WarehouseClient,
  given: z.input<typeof trendInput>,
): Promise<Array<{ date: string; count: number }>> {
  const { customerId, from, to, condition, timezone } = trendInput.parse(given);
  return boundQuery(warehouse, {
    name: 'instance-trend',
    customerId,
    range: { from, to: to - 1 },
    sql: `
      SELECT toString(day) AS date, occurrences AS count
      FROM (
        SELECT toDate(started_at, {timezone:String}) AS day, count() AS occurrences
        FROM instances FINAL
        WHERE customer_id = {customerId:UInt32}
          AND started_at >= {from:DateTime64(3, 'UTC')} AND started_at <= {to:DateTime64(3, 'UTC')}
          AND alarm_id IN (
            SELECT alarm_id FROM alarms FINAL WHERE customer_id = {customerId:UInt32} AND ${condition.sql})
        GROUP BY day
        ORDER BY day WITH FILL
          FROM toDate({from:DateTime64(3, 'UTC')}, {timezone:String})
          TO toDate({to:DateTime64(3, 'UTC')}, {timezone:String}) + 1
      )
      ORDER BY day`,
    params: { ...condition.params, timezone },
    row: z.object({ date: z.iso.date(), count: z.int() }),
  });
}
