import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  /** Milliseconds since the epoch. */
  from: z.int(),
});

const row = z.object({
  systemId: z.int(),
  /** Start of the hour, milliseconds since the epoch. */
  hour: z.int(),
  outcome: z.enum(['dropped', 'rejected']),
  count: z.int(),
});
export type IntegrationOutcomeRow = z.output<typeof row>;

const sql = `
  SELECT system_id AS systemId, intDiv(toUnixTimestamp64Milli(received_at), 3600000) * 3600000 AS hour,
    outcome, count() AS count
  FROM outcomes FINAL
  WHERE customer_id = {customerId:UInt32} AND received_at >= {from:DateTime64(3, 'UTC')}
    AND outcome IN ('dropped', 'rejected')
  GROUP BY systemId, hour, outcome
  ORDER BY systemId, hour, outcome`;

/** Counts payloads that were not applied, by the hour that a door received them in, by integration and outcome. */
export async function findIntegrationOutcomesHourly(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<IntegrationOutcomeRow[]> {
  const { customerId, from } = input.parse(given);
  return boundQuery(warehouse, { name: 'integration-outcomes-hourly', customerId, range: { from }, sql, row });
}
