import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import type { IdRange } from './newest-instances.ts';

const row = z.object({ ticketId: z.int(), version: z.int(), state: z.string() });

/** Finds the version and state in which the warehouse has each ticket of a range. */
export const findTicketVersions = (
  warehouse: WarehouseClient,
  { customerId, ...range }: IdRange,
): Promise<Array<z.output<typeof row>>> =>
  boundQuery(warehouse, {
    name: 'ticket-versions',
    customerId,
    sql: `SELECT ticket_id AS ticketId, version, state FROM tickets FINAL
      WHERE customer_id = {customerId:UInt32} AND ticket_id > {after:UInt64} AND ticket_id <= {to:UInt64}
      ORDER BY ticket_id LIMIT {limit:UInt32}`,
    params: range,
    row,
  });
