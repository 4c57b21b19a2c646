import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { payloadsOfSpan, type Span } from './raw-messages.ts';

const verdict = z.object({ payloadId: z.string(), outcome: z.string(), reason: z.string() });
export type VerdictRow = z.output<typeof verdict>;

/** Finds the verdicts on payloads of a span that were not applied; applied ones have none. */
export async function findVerdicts(
  warehouse: WarehouseClient,
  given: { customerId: number; systemId: number } & Span,
): Promise<VerdictRow[]> {
  const { customerId, systemId, from, to } = given;
  return boundQuery(warehouse, {
    name: 'verdicts',
    customerId,
    range: { from, to },
    sql: `SELECT toString(payload_id) AS payloadId, outcome, reason FROM outcomes FINAL
      WHERE customer_id = {customerId:UInt32} AND system_id = {systemId:UInt32} AND payload_id IN (${payloadsOfSpan})`,
    params: { systemId },
    row: verdict,
  });
}
