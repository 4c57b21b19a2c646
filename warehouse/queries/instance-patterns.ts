import { z } from 'zod';
import type { InstancePattern } from '../../domain/lists/alarms/alarm-history.ts';
import { asDateTime64, boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  alarmIds: z.array(z.int().positive()).readonly(),
  /** Milliseconds since the epoch; `to` is excluded. */
  from: z.int(),
  to: z.int(),
  /** Assumed end of instances that have not ended. */
  now: z.int(),
  delaysMs: z.array(z.int().positive()).min(1).readonly(),
  chatterCount: z.int().min(2).max(255),
  chatterWindowMs: z.int().positive(),
  fleetingMaxMs: z.int().positive(),
  staleAfterMs: z.int().positive(),
  /** Kinds of ends for which the duration is not real. */
  unrealEnds: z.array(z.string()).readonly(),
});

const count = z.int();
const row = z.object({
  alarmId: z.int(),
  instances: count,
  chattering: count,
  fleeting: count,
  stale: count,
  endedWithin: z.array(count),
  returnedWithin: z.array(count),
  numbers: count,
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  unit: z.string().nullable(),
});

// instances of an alarm are ordered by their start; at the same instant the id as text decides, as everywhere
const inOrder = 'OVER (PARTITION BY alarm_id ORDER BY started_at, toString(instance_id))';
const within = (milliseconds: string): string =>
  `sumForEach(arrayMap(delay -> toUInt64(${milliseconds} BETWEEN 0 AND delay), {delaysMs:Array(Int64)}))`;

// only a return that the source has reported says how long something lasted, or how long it was away
const sql = `
  SELECT alarm_id AS alarmId, count() AS instances, countIf(chatters) AS chattering, countIf(is_fleeting) AS fleeting,
    countIf(lasted >= {staleAfterMs:Int64}) AS stale,
    ${within('if(is_returned, lasted, -1)')} AS endedWithin, ${within('away')} AS returnedWithin,
    countIf(isNotNull(number)) AS numbers, min(number) AS lowest, max(number) AS highest, anyIf(unit, isNotNull(number)) AS unit
  FROM (
    SELECT alarm_id, started_at, unit, toUnixTimestamp64Milli(started_at) AS started,
      toUnixTimestamp64Milli(ifNull(ended_at, greatest(started_at, {now:DateTime64(3, 'UTC')}))) - started AS lasted,
      isNotNull(ended_at) AND ifNull(end_source = 'SOURCE', 0) AS is_returned,
      isNotNull(ended_at) AND lasted < {fleetingMaxMs:Int64} AND ifNull(end_source, '') NOT IN {unrealEnds:Array(String)} AS is_fleeting,
      ifNull(started - lagInFrame(toNullable(started), {chatterCount:UInt8} - 1) ${inOrder} <= {chatterWindowMs:Int64}, 0) AS chatters,
      ifNull(started - lagInFrame(if(is_returned, toNullable(toUnixTimestamp64Milli(ended_at)), NULL), 1) ${inOrder}, -1) AS away,
      toFloat64OrNull(value) AS number
    FROM instances FINAL
    WHERE customer_id = {customerId:UInt32} AND alarm_id IN {alarmIds:Array(UInt64)}
      AND started_at < {to:DateTime64(3, 'UTC')} AND (isNull(ended_at) OR ended_at >= {before:DateTime64(3, 'UTC')})
  )
  WHERE started_at >= {from:DateTime64(3, 'UTC')}
  GROUP BY alarm_id`;

/** Finds how some alarms behave within a range (BEY.9); those without an occurrence are left out. */
export async function findInstancePatterns(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<InstancePattern[]> {
  const { customerId, from, to, now, ...params } = input.parse(given);
  if (params.alarmIds.length === 0) return [];
  // what ended shortly before the range can make its first occurrence chatter or return
  const before = from - Math.max(params.chatterWindowMs, ...params.delaysMs);
  return boundQuery(warehouse, {
    name: 'instance-patterns',
    customerId,
    range: { from, to },
    sql,
    params: { ...params, now: asDateTime64(now), before: asDateTime64(before) },
    row,
  });
}
