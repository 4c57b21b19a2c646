import { z } from 'zod';
import { countColumns, type InstanceCounts } from '../../domain/lists/alarms/alarm-history.ts';
import { asDateTime64, boundQuery, boundStream } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { activeInstances } from './active-instances.ts';

const matching = {
  customerId: z.int().positive(),
  /** Milliseconds since the epoch; `to` is excluded. */
  from: z.int(),
  to: z.int(),
  /** Condition on `alarms`, as made by `warehouseCondition`. */
  condition: z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) }),
};
/** One hour of the local week; null for all. */
const during = z
  .object({ hour: z.int().min(0).max(167), timezone: z.string() })
  .nullish()
  .transform((one) => one ?? null);
type During = z.output<typeof during>;
const duringParams = (one: During) => one && { hourOfWeek: one.hour, weekZone: one.timezone };
/** Condition on `started_at`. */
const startedDuring = (one: During): string =>
  one
    ? `(toDayOfWeek(started_at, 0, {weekZone:String}) - 1) * 24 + toHour(started_at, {weekZone:String}) = {hourOfWeek:UInt8}`
    : 'true';

const grouped = { ...matching, during, groupBy: z.enum(countColumns) };
/** Assumed end of instances that have not ended. */
const now = z.int();
const limit = z.int().positive();
const input = z.object({ ...grouped, limit, now });

const row = z.object({ instances: z.int(), alarms: z.int(), timeInAlarm: z.int(), value: z.string().nullable() });
const rowWithTotal = row.extend({ allInstances: z.int(), allAlarms: z.int(), allTime: z.int() });

/** Milliseconds of a time, in which it is compared several times faster. */
const ms = (time: string): string => `toUnixTimestamp64Milli(${time})`;
const within = `{from:DateTime64(3, 'UTC')}`;
/** Instances of the range; of an hour of the week those alone that started in it, and within the range. */
const instancesOf = (one: During): string =>
  one ? `${activeInstances()} WHERE started_at >= ${within} AND ${startedDuring(one)}` : activeInstances();
/** Numbers of an alarm within the range. */
const perAlarm = (one: During): string => `SELECT alarm_id, countIf(started_at >= ${within}) AS started,
    sum(greatest(0, least(ifNull(${ms('ended_at')}, ${ms(`{now:DateTime64(3, 'UTC')}`)}), ${ms(`{to:DateTime64(3, 'UTC')}`)})
      - greatest(${ms('started_at')}, ${ms(within)}))) AS lasted
  FROM ${instancesOf(one)} GROUP BY alarm_id`;

/** Attributes are the current ones (WIRE.15): each alarm is in one group, so that groups sum to the total. */
const joined = (
  alarms: string,
  { groupBy, condition }: { groupBy: string; condition: { sql: string }; during: During },
): string => `
  FROM (${alarms}) AS i
  INNER JOIN (
    SELECT alarm_id${groupBy === 'alarm_id' ? '' : `, ${groupBy}`} FROM alarms FINAL
    WHERE customer_id = {customerId:UInt32} AND ${condition.sql}
  ) AS a USING (alarm_id)
  GROUP BY ${groupBy}`;

const groupsOf = (of: Parameters<typeof joined>[1], more = ''): string => `
  SELECT if(isNull(${of.groupBy}), NULL, toString(${of.groupBy})) AS value, sum(started) AS instances,
    countIf(started > 0) AS alarms, sum(lasted) AS timeInAlarm${more}
  ${joined(perAlarm(of.during), of)} ORDER BY instances DESC, timeInAlarm DESC, value`;

/** Counts occurrences by an attribute of their alarms, most frequent first, and in total. */
export async function findInstanceCounts(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<InstanceCounts> {
  const { customerId, from, to, limit, now, ...of } = input.parse(given);
  const found = await boundQuery(warehouse, {
    name: 'instance-counts',
    customerId,
    range: { from, to },
    sql: `${groupsOf(
      of,
      `, sum(instances) OVER () AS allInstances,
    sum(alarms) OVER () AS allAlarms, sum(timeInAlarm) OVER () AS allTime`,
    )} LIMIT {limit:UInt32}`,
    params: { ...of.condition.params, ...duringParams(of.during), limit, now: asDateTime64(now) },
    row: rowWithTotal,
  });
  const [first] = found;
  return {
    rows: found.map(({ value, instances, alarms, timeInAlarm }) => ({ value, instances, alarms, timeInAlarm })),
    total: {
      instances: first?.allInstances ?? 0,
      alarms: first?.allAlarms ?? 0,
      timeInAlarm: first?.allTime ?? 0,
    },
  };
}

const streamInput = z.object({ ...grouped, now });

/** Streams the same of every value, in ClickHouse's batches. */
export function streamInstanceCounts(
  warehouse: WarehouseClient,
  given: z.input<typeof streamInput> & { signal: AbortSignal },
): Promise<AsyncGenerator<InstanceCounts['rows']>> {
  const { customerId, from, to, now, ...of } = streamInput.parse(given);
  const params = { ...of.condition.params, ...duringParams(of.during), now: asDateTime64(now) };
  return boundStream(
    warehouse,
    { name: 'instance-counts', customerId, range: { from, to }, params, sql: groupsOf(of), row },
    given.signal,
  );
}

const groupsInput = z.object({ ...grouped, limit });

/** Counts these values, no further than `limit`. */
export async function countInstanceGroups(
  warehouse: WarehouseClient,
  given: z.input<typeof groupsInput>,
): Promise<number> {
  const { customerId, from, to, limit, ...of } = groupsInput.parse(given);
  const active = `SELECT alarm_id FROM ${instancesOf(of.during)} GROUP BY alarm_id`;
  const [counted] = await boundQuery(warehouse, {
    name: 'instance-groups',
    customerId,
    range: { from, to },
    params: { ...of.condition.params, ...duringParams(of.during), limit },
    sql: `SELECT count() AS groups FROM (SELECT 1 ${joined(active, of)} LIMIT {limit:UInt32})`,
    row: z.object({ groups: z.int() }),
  });
  return counted?.groups ?? 0;
}

const trendInput = z.object({ ...matching, during, timezone: z.string() });

/** Counts occurrences of matching alarms by the local day they started on, every day of the range present. */
export async function findInstanceTrend(
  warehouse: WarehouseClient,
  given: z.input<typeof trendInput>,
): Promise<Array<{ date: string; count: number }>> {
  const { customerId, from, to, condition, during, timezone } = trendInput.parse(given);
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
          AND ${startedDuring(during)}
          AND alarm_id IN (
            SELECT alarm_id FROM alarms FINAL WHERE customer_id = {customerId:UInt32} AND ${condition.sql})
        GROUP BY day
        ORDER BY day WITH FILL
          FROM toDate({from:DateTime64(3, 'UTC')}, {timezone:String})
          TO toDate({to:DateTime64(3, 'UTC')}, {timezone:String}) + 1
      )
      ORDER BY day`,
    params: { ...condition.params, ...duringParams(during), timezone },
    row: z.object({ date: z.iso.date(), count: z.int() }),
  });
}
