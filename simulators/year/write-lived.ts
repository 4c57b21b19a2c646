import { writeAlarms } from '../../domain/alarms/ingest/write-alarms.ts';
import { writeTexts } from '../../domain/alarms/rows/alarm-texts.ts';
import { insertActivity } from '../../domain/alarms/rows/insert-activity.ts';
import { recomputeActivityOf } from '../../domain/asset-management/recompute-activity.ts';
import { factOf } from '../../domain/work/model/ticket-activity.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { insertRows } from '../../ingest/load/insert-rows.ts';
import type { Records, WarehouseTableName } from '../../ingest/load/rows.ts';
import { type BulkColumn, bindingsOf, columnList, unnestOf } from '../../platform/bulk-rows.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import type { Lived } from './live-through.ts';
import type { TicketEntry } from './live-ticket.ts';

/** The most rows of one statement. */
const atOnce = 5_000;

/**
 * Writes what became of some equipment: the present state to Postgres, in the caller's transaction and by the product's
 * own writers, the history to the warehouse, in the rows that the loader would write. The warehouse is first: its rows
 * have deterministic keys, so a transaction that is rolled back and repeated writes them once.
 */
export async function writeLived(
  trx: Transaction,
  warehouse: WarehouseClient,
  customerId: number,
  lived: readonly Lived[],
): Promise<void> {
  const all = <Key extends keyof Lived>(key: Key) => lived.flatMap((one) => one[key] as unknown[]) as Lived[Key];
  const [alarms, tickets, activity] = [all('alarms'), all('tickets'), all('activity')];
  const attributes = await writeAlarms(
    trx,
    alarms.map(({ state, newest, texts, payload, receivedAt }) => ({
      ...{ before: null, state },
      attributes: { event: newest, texts, receivedAt, payload: () => payload },
    })),
    { bySource: false },
  );
  await writeTexts(
    trx,
    customerId,
    alarms.flatMap(({ state: { id, status }, snoozeReason }) =>
      status === 'Snoozed' ? [{ id, texts: { snooze_reason: snoozeReason } }] : [],
    ),
  );
  // their assets are active, as the consumer of changes would have counted them
  await recomputeActivityOf(
    trx,
    { customer: { id: customerId }, clock: systemClock },
    alarms.map(({ state }) => state.id),
  );
  const entries = tickets.flatMap((one) => one.entries);
  const attached: Attached[] = tickets.flatMap(({ ticket, alarmIds }) =>
    alarmIds.map((alarmId) => ({ ticketId: ticket.id, alarmId, by: ticket.createdBy, at: ticket.createdAt })),
  );
  await inParts(activity, (part) => insertActivity(trx, customerId, part));
  await inParts(tickets, (part) =>
    insertTickets(
      trx,
      part.map(({ ticket }) => ticket),
    ),
  );
  await inParts(attached, (part) => insertBulk(trx, 'work_ticket_alarms', attachedColumns(customerId), part));
  await inParts(entries, (part) => insertBulk(trx, 'work_ticket_activity', entryColumns(customerId), part));

  const records: Records = {
    events: all('events'),
    instances: all('instances'),
    status_entries: all('entries'),
    activity,
    alarms: attributes.map(({ row }) => row),
    tickets: tickets.map(({ ticket }) => ticket),
    ticket_alarms: tickets.flatMap(({ ticket: { id: ticketId, createdAt: ticketCreatedAt }, alarmIds }) =>
      alarmIds.map((alarmId) => ({ ticketId, alarmId, ticketCreatedAt, version: 1, isDeleted: false })),
    ),
    ticket_activity: entries.map(({ comment: _, ...entry }) => factOf(entry)),
  };
  for (const table of Object.keys(records) as WarehouseTableName[])
    await insertRows(warehouse, table, customerId, records[table] ?? []);
}

async function inParts<Row>(rows: readonly Row[], write: (part: readonly Row[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) await write(rows.slice(from, from + atOnce));
}

async function insertBulk<Row>(
  trx: Transaction,
  table: string,
  columns: ReadonlyArray<BulkColumn<Row>>,
  rows: readonly Row[],
): Promise<void> {
  await trx.raw(
    `insert into ${table} (${columnList(columns)}) select * from ${unnestOf(columns)}`,
    bindingsOf(columns, rows),
  );
}

interface Attached {
  ticketId: number;
  alarmId: number;
  by: string | null;
  at: number;
}
const time = (ms: number): string => new Date(ms).toISOString();

const attachedColumns = (customerId: number): Array<BulkColumn<Attached>> => [
  { column: 'customer_id', type: 'int', value: () => customerId },
  { column: 'ticket_id', type: 'bigint', value: (row) => row.ticketId },
  { column: 'alarm_id', type: 'bigint', value: (row) => row.alarmId },
  { column: 'attached_by', type: 'uuid', value: (row) => row.by },
  { column: 'attached_at', type: 'timestamptz', value: (row) => time(row.at) },
];

const entryColumns = (customerId: number): Array<BulkColumn<TicketEntry>> => [
  { column: 'customer_id', type: 'int', value: () => customerId },
  { column: 'id', type: 'uuid', value: (row) => row.id },
  { column: 'ticket_id', type: 'bigint', value: (row) => row.ticketId },
  { column: 'event_type', type: 'text', value: (row) => row.eventType },
  { column: 'field', type: 'text', value: (row) => row.field },
  { column: 'prev_value', type: 'text', value: (row) => row.prevValue },
  { column: 'rev_value', type: 'text', value: (row) => row.revValue },
  { column: 'comment', type: 'text', value: (row) => row.comment },
  { column: 'cause', type: 'text', value: (row) => row.cause },
  { column: 'user_id', type: 'uuid', value: (row) => row.userId },
  { column: 'automation_rule_id', type: 'bigint', value: (row) => row.automationRuleId },
  { column: 'metadata', type: 'jsonb', value: (row) => row.metadata && JSON.stringify(row.metadata) },
  { column: 'created_at', type: 'timestamptz', value: (row) => time(row.createdAt) },
  { column: 'version', type: 'bigint', value: (row) => row.version },
];
