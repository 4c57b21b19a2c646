import { z } from 'zod';
import type { EventRow } from '../../domain/changes/changes-message.ts';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { payloadsOfSpan, type Span } from './raw-messages.ts';

const row = z.object({
  alarmId: z.int(),
  occurredAt: z.int(),
  eventId: z.string(),
  systemId: z.int(),
  kind: z.string(),
  sourceRecordId: z.string().nullable(),
  payloadId: z.string(),
  position: z.int(),
  message: z.string(),
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  sourceState: z.string(),
  priority: z.int(),
  valueText: z.string().nullable(),
  units: z.string().nullable(),
  ackedBy: z.string().nullable(),
  receivedAt: z.int(),
  isReplayed: z.int().transform((value) => value === 1),
  version: z.int(),
});

/** Encodes ids as a set: as one text, since ten thousand literals take longer to parse than a million rows to read. */
const setOf = (ids: readonly string[]): string =>
  `SELECT toUUID(arrayJoin(splitByChar(',', '${ids.map((id) => z.uuid().parse(id)).join(',')}')))`;
/** This many ids make an SQL text shorter than `max_query_size`. */
const idsAQuery = 20_000;

const sqlOf = (wanted: string): string => `
  SELECT alarm_id AS alarmId, toUnixTimestamp64Milli(occurred_at) AS occurredAt, toString(event_id) AS eventId,
    t.1 AS systemId, t.2 AS kind, t.3 AS sourceRecordId, toString(t.4) AS payloadId, t.5 AS position,
    t.6 AS message, t.7 AS fromState, t.8 AS toState, t.9 AS sourceState, t.10 AS priority, t.11 AS valueText,
    t.12 AS units, t.13 AS ackedBy, toUnixTimestamp64Milli(t.14) AS receivedAt, t.16 AS isReplayed, newest AS version
  FROM (
    SELECT alarm_id, occurred_at, event_id, max(version) AS newest,
      argMax(tuple(system_id, kind, source_record_id, payload_id, position, message, from_state, to_state,
        source_state, priority, value_text, units, acked_by, received_at, is_deleted, is_replayed), version) AS t
    FROM events WHERE customer_id = {customerId:UInt32} AND ${wanted}
    GROUP BY alarm_id, occurred_at, event_id)
  WHERE t.15 = 0`;

/**
 * Finds the live events of one customer that were read from the payloads which an integration accepted in a span, and
 * all others with one of some ids; newest version of each. Looks through all events of the customer, as no bound by time is
 * safe: what is sent again keeps its ids and first time of receipt, and times of occurrence are what a run may correct. An
 * order by payload would not help: ids are hashes, and those of a span fall into every granule.
 */
export async function findStoredEvents(
  warehouse: WarehouseClient,
  given: { customerId: number; systemId: number; eventIds: readonly string[] } & Span,
): Promise<EventRow[]> {
  const { customerId, systemId, from, to } = given;
  const name = 'stored-events';
  const found = await boundQuery(warehouse, {
    name,
    customerId,
    range: { from, to },
    sql: sqlOf(`payload_id IN (${payloadsOfSpan})`),
    params: { systemId },
    row,
  });
  const known = new Set(found.map((event) => event.eventId));
  const unknown = given.eventIds.filter((id) => !known.has(id));
  for (let start = 0; start < unknown.length; start += idsAQuery) {
    const sql = sqlOf(`event_id IN (${setOf(unknown.slice(start, start + idsAQuery))})`);
    found.push(...(await boundQuery(warehouse, { name, customerId, sql, row })));
  }
  return found.map((event) => ({ ...event, isDeleted: false }));
}
