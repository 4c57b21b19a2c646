import { z } from 'zod';
import { asDateTime64, boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const ofSystem = z.object({ customerId: z.int().positive(), systemId: z.int().positive() });
const range = z.object({ from: z.number(), to: z.number() });
type Of = z.output<typeof ofSystem>;
/** Milliseconds since the epoch; `to` is excluded. */
export type Span = z.output<typeof range>;

const ofRange = `customer_id = {customerId:UInt32} AND system_id = {systemId:UInt32}
  AND received_at >= {from:DateTime64(3, 'UTC')} AND received_at < {to:DateTime64(3, 'UTC')}`;

/** Unit of time within which no span begins or ends, except at the range's own limits. */
const pieceMs = 100;

/**
 * Splits the range into spans that hold about the requested number of payloads, in order of receipt, with the number in
 * each. A tenth of a second is never split, so a busier one makes a larger span.
 */
export async function findRawSpans(
  warehouse: WarehouseClient,
  given: Of & Span & { payloads: number },
): Promise<Array<Span & { payloads: number }>> {
  const { customerId, ...params } = ofSystem.extend({ payloads: z.int().positive() }).parse(given);
  const { from, to } = range.parse(given);
  const spans = await boundQuery(warehouse, {
    name: 'raw-spans',
    customerId,
    range: { from, to },
    sql: `SELECT min(piece) AS first, max(piece) AS last, sum(held) AS payloads FROM (
        SELECT piece, held, intDiv(sum(held) OVER (ORDER BY piece) - held, {payloads:UInt32}) AS span FROM (
          SELECT intDiv(toUnixTimestamp64Milli(received_at), ${pieceMs}) * ${pieceMs} AS piece, sum(length(payload_ids)) AS held
          FROM raw_events FINAL WHERE ${ofRange} GROUP BY piece))
      GROUP BY span ORDER BY span`,
    params,
    row: z.object({ first: z.int(), last: z.int(), payloads: z.int() }),
  });
  return spans.map(({ first, last, payloads }) => ({
    from: Math.max(first, from),
    to: Math.min(last + pieceMs, to),
    payloads,
  }));
}

const message = z.object({
  messageId: z.string(),
  receivedAt: z.int(),
  door: z.enum(['datapump', 'api', 'email'], { error: ({ input }) => `unknown door ${input}` }),
  format: z.enum(['array', 'ndjson'], { error: ({ input }) => `unknown format ${input}` }),
  payloadIds: z.array(z.string()),
  body: z.string(),
});
export type RawMessageRow = z.output<typeof message>;

/** Subquery of the ids of payloads that an integration's doors accepted in a span; it has the bindings of `Span`. */
export const payloadsOfSpan = `SELECT arrayJoin(payload_ids) FROM raw_events WHERE ${ofRange}`;

const columns = `toString(message_id) AS messageId, toUnixTimestamp64Milli(received_at) AS receivedAt, door, format,
  arrayMap(id -> toString(id), payload_ids) AS payloadIds, body`;

/** Finds the messages that an integration's doors accepted in a span, oldest first, bodies untouched. */
export async function findRawMessages(warehouse: WarehouseClient, given: Of & Span): Promise<RawMessageRow[]> {
  const { customerId, ...params } = ofSystem.parse(given);
  return boundQuery(warehouse, {
    name: 'raw-messages',
    customerId,
    range: range.parse(given),
    // rows of one message are equal, so any of them will do: FINAL would read every body there is
    sql: `SELECT ${columns} FROM raw_events WHERE ${ofRange} ORDER BY received_at, message_id LIMIT 1 BY message_id`,
    params,
    row: message,
  });
}

/** Finds the messages that hold some payloads, by times of receipt; payloads no longer stored are left out. */
export async function findMessagesOfPayloads(
  warehouse: WarehouseClient,
  given: Of & { payloads: ReadonlyArray<{ payloadId: string; receivedAt: number }> },
): Promise<RawMessageRow[]> {
  const { customerId, ...params } = ofSystem.parse(given);
  if (given.payloads.length === 0) return [];
  const times = given.payloads.map(({ receivedAt }) => receivedAt);
  return boundQuery(warehouse, {
    name: 'raw-messages',
    customerId,
    range: { from: Math.min(...times), to: Math.max(...times) + 1 },
    sql: `SELECT ${columns} FROM raw_events WHERE ${ofRange}
        AND received_at IN {times:Array(DateTime64(3, 'UTC'))} AND hasAny(payload_ids, {payloadIds:Array(UUID)})
      LIMIT 1 BY message_id`,
    params: {
      ...params,
      times: [...new Set(times)].map(asDateTime64),
      payloadIds: given.payloads.map(({ payloadId }) => z.uuid().parse(payloadId)),
    },
    row: message,
  });
}

/** Finds the newest messages that an integration's doors accepted, newest first; if a span is given, only within it. */
export async function findNewestMessages(
  warehouse: WarehouseClient,
  given: Of & { limit: number; span?: Span },
): Promise<RawMessageRow[]> {
  const { customerId, ...params } = ofSystem.extend({ limit: z.int().positive().max(1_000) }).parse(given);
  return boundQuery(warehouse, {
    name: 'raw-messages',
    customerId,
    ...(given.span ? { range: range.parse(given.span) } : {}),
    // selects the messages before any body is read
    sql: `SELECT ${columns} FROM raw_events FINAL
      WHERE customer_id = {customerId:UInt32} AND system_id = {systemId:UInt32} AND message_id IN (
        SELECT message_id FROM raw_events
        WHERE ${given.span ? ofRange : 'customer_id = {customerId:UInt32} AND system_id = {systemId:UInt32}'}
        ORDER BY received_at DESC LIMIT {limit:UInt32})
      ORDER BY received_at DESC`,
    params,
    row: message,
  });
}
