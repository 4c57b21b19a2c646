import { z } from 'zod';
import { asDateTime64, boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  alarmIds: z.array(z.int().positive()),
  /** Starts before it can make others chatter, but are not counted themselves. Milliseconds since the epoch. */
  windowStart: z.number(),
  chatterCount: z.int().min(2).max(255),
  chatterWindowMs: z.int().positive(),
  fleetingMaxMs: z.int().positive(),
  /** Kinds of ends for which the duration is not real. */
  unrealEnds: z.array(z.string()),
});
export type NuisanceCountsInput = z.input<typeof input>;

const row = z.object({
  alarmId: z.int(),
  chatteringCount: z.int(),
  fleetingCount: z.int(),
  nuisanceCount: z.int(),
});
export type NuisanceCountsRow = z.output<typeof row>;

/**
 * Columns of instances that say whether each is a nuisance (NUIS.2, NUIS.3), with its start in milliseconds. At the same
 * instant the id as text decides, as everywhere that instances are ordered.
 */
export const nuisanceColumns = `
      toUnixTimestamp64Milli(started_at) AS started_ms,
      ifNull(started_ms - lagInFrame(toNullable(started_ms), {chatterCount:UInt8} - 1) OVER (
        PARTITION BY alarm_id ORDER BY started_at, toString(instance_id)
      ) <= {chatterWindowMs:Int64}, 0) AS chattering,
      ifNull(toUnixTimestamp64Milli(ended_at) - started_ms < {fleetingMaxMs:Int64}, 0)
        AND ifNull(end_source, '') NOT IN {unrealEnds:Array(String)} AS fleeting`;

const sql = `
  SELECT
    alarm_id AS alarmId,
    countIf(chattering) AS chatteringCount,
    countIf(fleeting) AS fleetingCount,
    countIf(chattering OR fleeting) AS nuisanceCount
  FROM (
    SELECT alarm_id, started_at, ${nuisanceColumns}
    FROM instances FINAL
    WHERE customer_id = {customerId:UInt32}
      AND alarm_id IN {alarmIds:Array(UInt64)}
      AND started_at >= {from:DateTime64(3, 'UTC')}
  )
  WHERE started_at >= {windowStart:DateTime64(3, 'UTC')}
  GROUP BY alarm_id
  HAVING nuisanceCount > 0`;

/**
 * Finds nuisance counts of the given alarms of one customer (NUIS.2, NUIS.3; the caller passes the rule's numbers).
 * Alarms without any are left out.
 */
export async function findNuisanceCounts(
  warehouse: WarehouseClient,
  given: NuisanceCountsInput,
): Promise<NuisanceCountsRow[]> {
  const { customerId, windowStart, ...params } = input.parse(given);
  if (params.alarmIds.length === 0) return [];
  return boundQuery(warehouse, {
    name: 'nuisance-counts',
    customerId,
    range: { from: windowStart - params.chatterWindowMs },
    sql,
    params: { ...params, windowStart: asDateTime64(windowStart) },
    row,
  });
}
