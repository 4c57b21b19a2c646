import { z } from 'zod';
import { eventKinds } from '../../domain/alarms/model/canonical-event.ts';
import { rankOf } from '../../domain/alarms/model/state.ts';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({ alarmId: z.int(), systemId: z.int(), payloadId: z.string(), receivedAt: z.int() });
/** The payload that an alarm's newest event was read from, and when it was received (ms since the epoch). */
export type NewestPayload = z.output<typeof row>;

/** The total order of events (STAT.28). */
const position = `(occurred_at, transform(kind, [${eventKinds.map((kind) => `'${kind}'`).join()}], [${eventKinds.map(rankOf).join()}], 0), toString(event_id))`;

const sqlOf = (wanted: string, more = ''): string => `
  SELECT alarm_id AS alarmId, t.1 AS systemId, toString(t.2) AS payloadId, toUnixTimestamp64Milli(t.3) AS receivedAt
  FROM (
    SELECT alarm_id, argMax((system_id, payload_id, received_at), ${position}) AS t
    FROM events FINAL WHERE customer_id = {customerId:UInt32} AND is_deleted = 0 AND ${wanted}
    GROUP BY alarm_id)
  ${more}`;

/** Finds the newest payloads of some alarms of one customer; alarms without an event are left out. */
export async function findNewestPayloads(
  warehouse: WarehouseClient,
  given: { customerId: number; alarmIds: readonly number[] },
): Promise<NewestPayload[]> {
  return boundQuery(warehouse, {
    name: 'newest-payloads',
    customerId: given.customerId,
    sql: sqlOf('alarm_id IN {alarmIds:Array(UInt64)}'),
    params: { alarmIds: [...given.alarmIds] },
    row,
  });
}

/** Lists newest payloads that were received in a span, by alarm, starting after `after`. */
export async function listNewestPayloads(
  warehouse: WarehouseClient,
  given: { customerId: number; after: number; from: number; to: number; limit: number },
): Promise<NewestPayload[]> {
  const { customerId, from, to, after, limit } = given;
  return boundQuery(warehouse, {
    name: 'newest-payloads',
    customerId,
    range: { from, to },
    // alarms are read in the order of the table, and no further than the page needs
    sql: `${sqlOf(
      'alarm_id > {after:UInt64}',
      `WHERE t.3 >= {from:DateTime64(3, 'UTC')} AND t.3 < {to:DateTime64(3, 'UTC')} ORDER BY alarm_id LIMIT {limit:UInt32}`,
    )} SETTINGS optimize_aggregation_in_order = 1, do_not_merge_across_partitions_select_final = 1`,
    params: { after, limit },
    row,
  });
}
