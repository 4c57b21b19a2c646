import { z } from 'zod';
import { boundQuery } from './bound-query.ts';

/** Milliseconds since the epoch. */
const time = z.number().transform((ms) => (ms / 1_000).toFixed(3));

/**
 * Nuisance counts of some alarms of one customer (NUIS.2, NUIS.3; the rule's numbers are the caller's). Starts from
 * `windowStart` on are counted; what makes them chatter is read from `readStart`. Alarms without any are left out. At
 * the same instant an instance's id as text decides, as it does wherever instances are put in order.
 */
export const findNuisanceCounts = boundQuery({
  sql: `
    SELECT
      alarm_id AS alarmId,
      countIf(chattering) AS chatteringCount,
      countIf(fleeting) AS fleetingCount,
      countIf(chattering OR fleeting) AS nuisanceCount
    FROM (
      SELECT
        alarm_id,
        started_at,
        toUnixTimestamp64Milli(started_at) AS started_ms,
        ifNull(started_ms - lagInFrame(toNullable(started_ms), {chatterCount:UInt8} - 1) OVER (
          PARTITION BY alarm_id ORDER BY started_at, toString(instance_id)
        ) <= {chatterWindowMs:Int64}, 0) AS chattering,
        ifNull(toUnixTimestamp64Milli(ended_at) - started_ms < {fleetingMaxMs:Int64}, 0)
          AND ifNull(end_source, '') NOT IN {unrealEnds:Array(String)} AS fleeting
      FROM instances FINAL
      WHERE customer_id = {customerId:UInt32}
        AND alarm_id IN {alarmIds:Array(UInt64)}
        AND started_at >= {readStart:DateTime64(3, 'UTC')}
    )
    WHERE started_at >= {windowStart:DateTime64(3, 'UTC')}
    GROUP BY alarm_id
    HAVING nuisanceCount > 0`,
  params: z.object({
    alarmIds: z.array(z.int().positive()),
    windowStart: time,
    readStart: time,
    chatterCount: z.int().min(2).max(255),
    chatterWindowMs: z.int().positive(),
    fleetingMaxMs: z.int().positive(),
    /** Ends after which the duration is not real. */
    unrealEnds: z.array(z.string()),
  }),
  row: z.object({
    alarmId: z.coerce.number().int(),
    chatteringCount: z.coerce.number().int(),
    fleetingCount: z.coerce.number().int(),
    nuisanceCount: z.coerce.number().int(),
  }),
});
