import { z } from 'zod';
import { boundQuery, queryOfAllCustomers } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const where = z.object({
  customerId: z.int().positive(),
  systemId: z.int().positive().nullable(),
  /** Ids of their payloads. */
  ids: z.array(z.uuid()).nullable(),
  kind: z.string().nullable(),
  /** Part of reason or payload, regardless of case. */
  text: z.string().nullable(),
});
export type DeadLetterWhere = z.output<typeof where>;

const letter = z.object({
  payloadId: z.string(),
  systemId: z.int(),
  messageId: z.string(),
  position: z.int(),
  kind: z.string(),
  reason: z.string(),
  step: z.string(),
  normaliser: z.string(),
  payload: z.string(),
  receivedAt: z.int(),
});
export type DeadLetterRow = z.output<typeof letter>;

function conditions(given: DeadLetterWhere): { sql: string; params: Record<string, unknown> } {
  const parts = [`customer_id = {customerId:UInt32}`, `outcome = 'rejected'`];
  const params: Record<string, unknown> = {};
  if (given.systemId !== null) {
    parts.push('system_id = {systemId:UInt32}');
    params.systemId = given.systemId;
  }
  if (given.ids !== null) {
    parts.push('payload_id IN {ids:Array(UUID)}');
    params.ids = given.ids;
  }
  if (given.kind !== null) {
    parts.push('kind = {kind:String}');
    params.kind = given.kind;
  }
  if (given.text !== null && given.text.trim() !== '') {
    parts.push(
      '(positionCaseInsensitiveUTF8(reason, {text:String}) > 0 OR positionCaseInsensitiveUTF8(payload, {text:String}) > 0)',
    );
    params.text = given.text.trim();
  }
  return { sql: parts.join(' AND '), params };
}

/** Finds a page of the payloads that could not be read or were quarantined, newest first. */
export async function findDeadLetters(
  warehouse: WarehouseClient,
  given: DeadLetterWhere & { limit: number; offset: number },
): Promise<DeadLetterRow[]> {
  const { sql, params } = conditions(where.parse(given));
  return boundQuery(warehouse, {
    name: 'dead-letters',
    customerId: given.customerId,
    sql: `SELECT toString(payload_id) AS payloadId, system_id AS systemId, toString(message_id) AS messageId, position, kind,
        reason, step, normaliser, payload, toUnixTimestamp64Milli(received_at) AS receivedAt
      FROM outcomes FINAL WHERE ${sql} ORDER BY received_at DESC, payload_id DESC LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    params: { ...params, limit: given.limit, offset: given.offset },
    row: letter,
  });
}

const count = z.object({ systemId: z.int(), kind: z.string(), count: z.int(), newestAt: z.int() });
export type DeadLetterCountRow = z.output<typeof count>;

/** Counts unresolved ones, by integration and kind of reason. */
export async function countDeadLetters(
  warehouse: WarehouseClient,
  given: DeadLetterWhere,
): Promise<DeadLetterCountRow[]> {
  const { sql, params } = conditions(where.parse(given));
  return boundQuery(warehouse, {
    name: 'dead-letters',
    customerId: given.customerId,
    sql: `SELECT system_id AS systemId, kind, count() AS count, toUnixTimestamp64Milli(max(received_at)) AS newestAt
      FROM outcomes FINAL WHERE ${sql} GROUP BY systemId, kind ORDER BY systemId, count DESC`,
    params,
    row: count,
  });
}

const ofSystem = z.object({ customerId: z.int(), systemId: z.int(), waiting: z.int(), oldestAt: z.int() });

/** Counts unresolved ones of every integration of all customers, and finds the oldest of each, for a sweep. */
export const countAllDeadLetters = (warehouse: WarehouseClient): Promise<Array<z.output<typeof ofSystem>>> =>
  queryOfAllCustomers(warehouse, {
    name: 'all-dead-letters',
    sql: `SELECT customer_id AS customerId, system_id AS systemId, count() AS waiting,
        toUnixTimestamp64Milli(min(received_at)) AS oldestAt
      FROM outcomes FINAL WHERE outcome = 'rejected' GROUP BY customerId, systemId`,
    row: ofSystem,
  });
