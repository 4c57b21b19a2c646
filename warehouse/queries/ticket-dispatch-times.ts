import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({ ticketId: z.int(), waited: z.number() });
const customer = 'customer_id = {customerId:UInt32}';

/**
 * Finds for tickets how many milliseconds before their creation the oldest active instance of their alarms began (KPI.8);
 * those without an active alarm are missing. Deleted alarms do not count (KPI.15).
 */
export const findTicketDispatchTimes = (
  warehouse: WarehouseClient,
  { customerId, ticketIds }: { customerId: number; ticketIds: readonly number[] },
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'ticket-dispatch-times',
    customerId,
    sql: `
      WITH wanted AS (SELECT ticket_id, alarm_id FROM ticket_alarms FINAL
        WHERE ${customer} AND ticket_id IN {ticketIds:Array(UInt64)})
      SELECT ticket_id AS ticketId, toUnixTimestamp64Milli(created_at) - toUnixTimestamp64Milli(min(started_at)) AS waited
      FROM (SELECT ticket_id, created_at FROM tickets FINAL
        WHERE ${customer} AND ticket_id IN {ticketIds:Array(UInt64)}) AS t
      INNER JOIN (SELECT * FROM wanted) AS ta USING (ticket_id)
      INNER JOIN (
        SELECT alarm_id, started_at, ended_at FROM instances FINAL
        WHERE ${customer} AND alarm_id IN (SELECT alarm_id FROM wanted)
          AND alarm_id IN (SELECT alarm_id FROM alarms FINAL
            WHERE ${customer} AND alarm_id IN (SELECT alarm_id FROM wanted))
      ) AS i USING (alarm_id)
      WHERE started_at <= created_at AND (isNull(ended_at) OR ended_at > created_at)
      GROUP BY ticket_id, created_at`,
    params: { ticketIds: [...ticketIds] },
    row,
  });
