import { z } from 'zod';
import type { SeenWork, Tried } from '../../../domain/rules/dry-run/history-port.ts';
import { boundQuery, boundStream } from '../../bound-query.ts';
import type { WarehouseClient } from '../../client.ts';

const customer = 'customer_id = {customerId:UInt32}';
type Period = Pick<Tried, 'customerId' | 'from' | 'to'>;
const row = z.object({ alarmId: z.int(), spans: z.array(z.tuple([z.int(), z.int().nullable()])) });

/** Streams the tickets that were open within a period, by alarm. */
export const streamRuleWork = (
  warehouse: WarehouseClient,
  { customerId, from, to }: Period,
  signal: AbortSignal,
): Promise<AsyncGenerator<SeenWork[]>> =>
  boundStream(
    warehouse,
    {
      name: 'rule-work',
      customerId,
      range: { from, to },
      sql: `SELECT alarm_id AS alarmId, arraySort(groupArray((toUnixTimestamp64Milli(created_at),
            toUnixTimestamp64Milli(closed_at)))) AS spans
        FROM (
          SELECT alarm_id, ticket_id FROM ticket_alarms FINAL
          WHERE ${customer} AND ticket_created_at < {to:DateTime64(3, 'UTC')}
        ) AS a
        INNER JOIN (
          SELECT ticket_id, created_at, closed_at FROM tickets FINAL
          WHERE ${customer} AND created_at < {to:DateTime64(3, 'UTC')}
            AND (isNull(closed_at) OR closed_at > {from:DateTime64(3, 'UTC')})
        ) AS t USING (ticket_id)
        GROUP BY alarm_id
        ORDER BY alarm_id`,
      row,
    },
    signal,
  );

/** Finds the median milliseconds that tickets closed within a period were open; null without one. */
export async function findMedianWork(
  warehouse: WarehouseClient,
  { customerId, from, to }: Period,
): Promise<number | null> {
  const [found] = await boundQuery(warehouse, {
    name: 'rule-work-median',
    customerId,
    range: { from, to },
    sql: `SELECT if(count() = 0, NULL, quantileExact(0.5)(dateDiff('millisecond', created_at, closed_at))) AS median
      FROM tickets FINAL
      WHERE ${customer} AND closed_at >= {from:DateTime64(3, 'UTC')} AND closed_at < {to:DateTime64(3, 'UTC')}`,
    row: z.object({ median: z.number().nullable() }),
  });
  return found?.median ?? null;
}
