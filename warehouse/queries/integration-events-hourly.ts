import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  /** Milliseconds since the epoch. */
  from: z.int(),
});

const row = z.object({ systemId: z.int(), hour: z.int(), count: z.int() });
/** `hour` is the start of the hour, milliseconds since the epoch. */
export type IntegrationHourRow = z.output<typeof row>;

// a repeated event is the same row: without FINAL, which would read the whole history, it is counted once
const sql = `
  SELECT systemId, hour, count() AS count
  FROM (
    SELECT event_id, any(system_id) AS systemId,
      intDiv(toUnixTimestamp64Milli(min(received_at)), 3600000) * 3600000 AS hour
    FROM events
    WHERE customer_id = {customerId:UInt32} AND received_at >= {from:DateTime64(3, 'UTC')}
    GROUP BY event_id
    HAVING argMax(is_deleted, version) = 0
  )
  GROUP BY systemId, hour
  ORDER BY systemId, hour`;

/** Counts events by the hour that a door received them in, and by integration; hours without any are left out. */
export async function findIntegrationEventsHourly(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<IntegrationHourRow[]> {
  const { customerId, from } = input.parse(given);
  return boundQuery(warehouse, { name: 'integration-events-hourly', customerId, range: { from }, sql, row });
}
