import { z } from 'zod';
import { countColumns, type InstanceCounts } from '../../domain/lists/alarms/alarm-history.ts';
import type { WarehouseClient } from '../client.ts';
import { asDateTime64, boundQuery, boundStream } from './bound-query.ts';

const matching = {
  customerId: z.int().positive(),
  /** Milliseconds since the epoch; `to` is excluded. */
  from: z.int(),
  to: z.int(),
  /** Condition on `alarms`, as made by `warehouseCondition`. */
  condition: z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) }),
};
const grouped = { ...matching, groupBy: z.enum(countColumns) };
/** Assumed end of instances that have not ended. */
const now = z.int();
const limit = z.int().positive();
const input = z.object({ ...grouped, limit, now });

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

const groupsOf = (groupBy: string, condition: string): string => `
  SELECT if(isNull(${groupBy}), NULL, toString(${groupBy})) AS value, ${columns} ${sourceOf(groupBy, condition)}
  GROUP BY ${groupBy}`;
const order = 'ORDER BY instances DESC, timeInAlarm DESC, value';

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
      sql: `${groupsOf(groupBy, condition.sql)} ${order} LIMIT {limit:UInt32}`,
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

const streamInput = z.object({ ...grouped, now });

/** Streams the same of every value, in ClickHouse's batches. */
export function streamInstanceCounts(
  warehouse: WarehouseClient,
  given: z.input<typeof streamInput> & { signal: AbortSignal },
): Promise<AsyncGenerator<InstanceCounts['rows']>> {
  const { customerId, from, to, condition, groupBy, ...of } = streamInput.parse(given);
  return boundStream(
    warehouse,
    {
      name: 'instance-counts',
      customerId,
      range: { from, to },
      params: { ...condition.params, now: asDateTime64(of.now) },
      sql: `${groupsOf(groupBy, condition.sql)} ${order}`,
      row,
    },
    given.signal,
  );
}

const groupsInput = z.object({ ...grouped, limit });

/** Counts these values, no further than `limit`. */
export async function countInstanceGroups(
  warehouse: WarehouseClient,
  given: z.input<typeof groupsInput>,
): Promise<number> {
  const { customerId, from, to, condition, groupBy, ...of } = groupsInput.parse(given);
  const [counted] = await boundQuery(warehouse, {
    name: 'instance-groups',
    customerId,
    range: { from, to },
    params: { ...condition.params, limit: of.limit },
    sql: `SELECT count() AS groups FROM (
      SELECT 1 ${sourceOf(groupBy, condition.sql)} GROUP BY ${groupBy} LIMIT {limit:UInt32})`,
    row: z.object({ groups: z.int() }),
  });
  return counted?.groups ?? 0;
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
