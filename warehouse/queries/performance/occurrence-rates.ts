import { z } from 'zod';
import { floodWindowMinutes } from '../../../domain/constants.ts';
import type { Observed, OccurrenceRates } from '../../../domain/performance/performance-facts.ts';
import { boundQuery } from '../../bound-query.ts';
import type { WarehouseClient } from '../../client.ts';
import { alarmsOf, customer, from, observed, sums, until } from './observed.ts';

const minuteMs = 60_000;

const row = z.object({
  instances: z.int(),
  peakMinute: z.int(),
  peakWindow: z.int(),
  peakHour: z.int(),
  windows: sums(z.int()),
  days: sums(z.iso.date()),
  hours: sums(z.int()),
});

/**
 * Counts the occurrences that started in a period, by minute in one pass over them, and all else from those minutes
 * (KPI.23). Days and hours are those of the timezone, whose offsets are whole minutes.
 */
export async function findOccurrenceRates(
  warehouse: WarehouseClient,
  given: Observed,
): Promise<OccurrenceRates | null> {
  const { customerId, from: start, until: end, timezone, condition } = observed.parse(given);
  const [rates] = await boundQuery(warehouse, {
    name: 'occurrence-rates',
    customerId,
    range: { from: start, to: end },
    sql: `
      SELECT sum(count) AS instances, max(count) AS peakMinute,
        arrayMax(sumMap([intDiv(minute, 60)], [count]).2) AS peakHour,
        sumMap([intDiv(minute, ${floodWindowMinutes})], [count]) AS windows, arrayMax(windows.2) AS peakWindow,
        sumMap([toDate(at, {timezone:String})], [count]) AS days,
        sumMap([(toDayOfWeek(at, 0, {timezone:String}) - 1) * 24 + toHour(at, {timezone:String})], [count]) AS hours
      FROM (
        SELECT intDiv(toUnixTimestamp64Milli(started_at) - {base:Int64}, ${minuteMs}) AS minute,
          fromUnixTimestamp64Milli({base:Int64} + minute * ${minuteMs}, 'UTC') AS at, count() AS count
        FROM instances FINAL
        WHERE ${customer} AND started_at >= ${from} AND started_at < ${until}
          AND alarm_id IN (SELECT alarm_id FROM ${alarmsOf(condition?.sql)})
        GROUP BY minute
      )
      HAVING instances > 0`,
    params: { ...condition?.params, timezone, base: Math.floor(start / minuteMs) * minuteMs },
    row,
  });
  return rates ?? null;
}
