import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({ ticketId: z.int() });
const customer = 'customer_id = {customerId:UInt32}';
/** Parameters travel in the request's address, which must not grow without bounds. */
const pairsAtOnce = 500;

interface ClosedTicket {
  id: number;
  alarmIds: readonly number[];
  /** Milliseconds since the epoch. */
  closedAt: number;
}
interface Given {
  customerId: number;
  tickets: readonly ClosedTicket[];
  /** Time after the closing, its end included. */
  windowMs: number;
}

/** Finds the tickets of whose alarms one occurred after the closing, within a time (ANA.5); deleted alarms do not count. */
export async function findRecurredTickets(
  warehouse: WarehouseClient,
  { customerId, tickets, windowMs }: Given,
): Promise<Array<z.output<typeof row>>> {
  const pairs = tickets.flatMap(({ id, alarmIds, closedAt }) => alarmIds.map((alarmId) => ({ id, alarmId, closedAt })));
  const found = new Map<number, z.output<typeof row>>();
  for (let start = 0; start < pairs.length; start += pairsAtOnce) {
    const some = pairs.slice(start, start + pairsAtOnce);
    const times = some.map(({ closedAt }) => closedAt);
    const rows = await boundQuery(warehouse, {
      name: 'recurred-tickets',
      customerId,
      range: { from: Math.min(...times), to: Math.max(...times) + windowMs },
      sql,
      params: {
        windowMs,
        ticketIds: some.map(({ id }) => id),
        alarmIds: some.map(({ alarmId }) => alarmId),
        closedAt: times,
      },
      row,
    });
    for (const one of rows) found.set(one.ticketId, one);
  }
  return [...found.values()];
}

const sql = `
  SELECT DISTINCT pairs.ticket_id AS ticketId
  FROM (
    SELECT tupleElement(one, 1) AS ticket_id, tupleElement(one, 2) AS alarm_id, tupleElement(one, 3) AS closed
    FROM (SELECT arrayJoin(arrayZip({ticketIds:Array(UInt64)}, {alarmIds:Array(UInt64)}, {closedAt:Array(Int64)})) AS one)
  ) AS pairs
  INNER JOIN (
    SELECT alarm_id, toUnixTimestamp64Milli(started_at) AS started FROM instances FINAL
    WHERE ${customer} AND alarm_id IN {alarmIds:Array(UInt64)}
      AND started_at > {from:DateTime64(3, 'UTC')} AND started_at <= {to:DateTime64(3, 'UTC')}
      AND alarm_id IN (SELECT alarm_id FROM alarms FINAL WHERE ${customer} AND alarm_id IN {alarmIds:Array(UInt64)})
  ) AS i USING (alarm_id)
  WHERE i.started > pairs.closed AND i.started <= pairs.closed + {windowMs:Int64}`;
