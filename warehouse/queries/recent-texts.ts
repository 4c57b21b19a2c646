import { z } from 'zod';
import type { RecentTexts } from '../../domain/lists/alarms/alarm-history.ts';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  /** Milliseconds since the epoch. */
  from: z.int(),
  /** Folded parts, all of which the searched texts hold. */
  parts: z.array(z.string().min(1)).min(1).max(5),
  limit: z.int().positive(),
});

const text = z.string().nullable();
const row = z.object({
  alarmId: z.int(),
  payloads: z.int(),
  tokens: z.array(z.string()),
  ...{ message: text, pointPath: text, pointName: text, stationPath: text, condition: text, alarmClass: text },
});

/** Seconds after which the search gives up: it is a suggestion. */
const seconds = 10;

/**
 * Finds the texts of alarms that name no equipment, with the number of payloads that said them since a time, the most
 * frequent first.
 */
export async function findRecentTexts(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<RecentTexts[]> {
  const { customerId, from, parts, limit } = input.parse(given);
  return boundQuery(warehouse, {
    name: 'recent-texts',
    customerId,
    range: { from },
    seconds,
    sql: `SELECT alarm_id AS alarmId, e.payloads AS payloads, a.tokens AS tokens, a.text AS message,
        a.point_path AS pointPath, a.point_name AS pointName, a.station_path AS stationPath, a.condition AS condition,
        a.alarm_class AS alarmClass
      FROM (
        SELECT alarm_id, text, point_path, point_name, station_path, condition, alarm_class, property_tokens AS tokens
        FROM alarms FINAL
        WHERE customer_id = {customerId:UInt32} AND is_deleted = 0 AND NOT has(property_tokens, 'asset_type')
          AND ${parts.map((_, index) => `position(search_text, {part${index}:String}) > 0`).join(' AND ')}) AS a
      INNER JOIN (
        SELECT alarm_id, uniq(payload_id) AS payloads FROM events
        WHERE customer_id = {customerId:UInt32} AND occurred_at >= {from:DateTime64(3, 'UTC')} AND is_deleted = 0
        GROUP BY alarm_id) AS e USING (alarm_id)
      ORDER BY payloads DESC, alarmId LIMIT {limit:UInt32}`,
    params: { limit, ...Object.fromEntries(parts.map((part, index) => [`part${index}`, part])) },
    row,
  });
}
