import { z } from 'zod';
import type { WarehouseClient } from '../client.ts';
import { boundQuery } from './bound-query.ts';

const row = z.object({ ticketId: z.int() });
const customer = 'customer_id = {customerId:UInt32}';

interface Asked {
  id: number;
  alarmIds: readonly number[];
  /** Milliseconds since the epoch; `until` is included. */
  after: number;
  until: number;
}

/** Finds the tickets of whose alarms one occurred after a time and until another (ANA.5); deleted alarms do not count. */
export async function findRecurredTickets(
  warehouse: WarehouseClient,
  { customerId, tickets }: { customerId: number; tickets: readonly Asked[] },
): Promise<Array<z.output<typeof row>>> {
  const asked = tickets.flatMap(({ id, alarmIds, after, until }) =>
    alarmIds.map((alarmId) => ({ id, alarmId, after, until })),
  );
  if (asked.length === 0) return [];
  return boundQuery(warehouse, {
    name: 'recurred-tickets',
    customerId,
    range: { from: Math.min(...asked.map(({ after }) => after)), to: Math.max(...asked.map(({ until }) => until)) },
    sql: `
      SELECT DISTINCT asked.ticket_id AS ticketId
      FROM (
        SELECT tupleElement(one, 1) AS ticket_id, tupleElement(one, 2) AS alarm_id, tupleElement(one, 3) AS after,
          tupleElement(one, 4) AS until
        FROM (SELECT arrayJoin(arrayZip({ticketIds:Array(UInt64)}, {alarmIds:Array(UInt64)}, {after:Array(Int64)},
          {until:Array(Int64)})) AS one)
      ) AS asked
      INNER JOIN (
        SELECT alarm_id, toUnixTimestamp64Milli(started_at) AS started FROM instances FINAL
        WHERE ${customer} AND alarm_id IN {alarmIds:Array(UInt64)}
          AND started_at > {from:DateTime64(3, 'UTC')} AND started_at <= {to:DateTime64(3, 'UTC')}
          AND alarm_id IN (SELECT alarm_id FROM alarms FINAL WHERE ${customer} AND alarm_id IN {alarmIds:Array(UInt64)})
      ) AS i USING (alarm_id)
      WHERE i.started > asked.after AND i.started <= asked.until`,
    params: {
      ticketIds: asked.map(({ id }) => id),
      alarmIds: asked.map(({ alarmId }) => alarmId),
      after: asked.map(({ after }) => after),
      until: asked.map(({ until }) => until),
    },
    row,
  });
}
