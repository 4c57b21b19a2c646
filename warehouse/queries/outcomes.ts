import { z } from 'zod';
import type { WarehouseClient } from '../client.ts';
import { boundQuery } from './bound-query.ts';

const verdict = z.object({ payloadId: z.string(), outcome: z.string(), reason: z.string() });
export type VerdictRow = z.output<typeof verdict>;

const idsAQuery = 20_000;

/** What was said of those payloads that were not applied: those that were are not found. */
export async function findVerdicts(
  warehouse: WarehouseClient,
  given: { customerId: number; systemId: number; payloadIds: readonly string[] },
): Promise<VerdictRow[]> {
  const found: VerdictRow[] = [];
  for (let start = 0; start < given.payloadIds.length; start += idsAQuery) {
    const ids = given.payloadIds.slice(start, start + idsAQuery).map((id) => `'${z.uuid().parse(id)}'`);
    found.push(
      ...(await boundQuery(warehouse, {
        name: 'verdicts',
        customerId: given.customerId,
        sql: `SELECT toString(payload_id) AS payloadId, outcome, reason FROM outcomes FINAL
          WHERE customer_id = {customerId:UInt32} AND system_id = {systemId:UInt32} AND payload_id IN (${ids.join(',')})`,
        params: { systemId: given.systemId },
        row: verdict,
      })),
    );
  }
  return found;
}
