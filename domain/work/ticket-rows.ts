import { bindingsOf, columnList, setTo, unnestOf } from '../../platform/bulk-rows.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import {
  bulkColumnsOf,
  compileRecord,
  type RecordOf,
  readFrom,
  selectOf,
  someOf,
} from '../../platform/table-fields.ts';
import { reportedColumns as alarmColumns, toReportedAlarm } from '../alarms/rows/alarm-record.ts';
import type { Condition } from '../lists/criteria/to-postgres.ts';
import type { Keyset } from '../lists/order/keyset.ts';
import type { AlarmOnTicket, TicketWithAlarms } from '../lists/tickets/alarms-on-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { ticketFields } from './model/ticket-fields.ts';

const columns = bulkColumnsOf(ticketFields);
const isKey = ({ column }: { column: string }): boolean => column === 'customer_id' || column === 'id';
const keys = columns.filter(isKey);
const changing = columns.filter((one) => !isKey(one));
const selected = selectOf(ticketFields, 't');
const toTicket = compileRecord<(row: object) => Ticket>(['row'], readFrom('row', ticketFields));

/** Fields of a ticket that exported reports have, and what they are ordered by. */
const reportedFields = someOf(ticketFields, [
  ...(['id', 'state', 'objective', 'assigneeId', 'createdBy', 'createdAt', 'dueAt', 'closedAt'] as const),
  ...(['isResolved', 'isResolvedInferred', 'isEscalated', 'reissueCount', 'alarmCount'] as const),
  ...(['externalSystemId', 'externalId'] as const),
]);
export type ReportedTicket = RecordOf<typeof reportedFields>;
const reportedColumns = selectOf(reportedFields, 't');
const toReportedTicket = compileRecord<(row: object) => ReportedTicket>(['row'], readFrom('row', reportedFields));

/** Fields of a ticket that tell its newest transfer to a maintenance system. */
const sentFields = someOf(ticketFields, [
  ...(['customerId', 'id', 'state', 'createdAt', 'externalSystemId', 'externalId', 'externalDetails'] as const),
  ...(['cmmsSyncStatus', 'cmmsSyncError', 'lastCmmsSyncAttemptAt'] as const),
]);
export type SentTicket = RecordOf<typeof sentFields>;
const sentColumns = selectOf(sentFields, 't');
const toSentTicket = compileRecord<(row: object) => SentTicket>(['row'], readFrom('row', sentFields));
const isSentTo = 't.external_system_id = ? and t.cmms_sync_status is not null';

/**
 * Binds the customer for the searched table `work_tickets`, which has no strict read policy: the API reads it only
 * through this file.
 */
export function ticketRowsOf(trx: Transaction, customerId: number) {
  const rowsOf = async <Row extends object>(columns: string, rest: string, bindings: readonly unknown[]) => {
    const sql = `select ${columns} from work_tickets t where t.customer_id = ? and ${rest}`;
    return (await trx.raw<{ rows: Row[] }>(sql, [customerId, ...bindings])).rows;
  };
  const read = async (rest: string, bindings: readonly unknown[]): Promise<Ticket[]> =>
    (await rowsOf(selected, rest, bindings)).map(toTicket);
  const pageOf = (condition: Condition, keyset: Keyset, { limit, offset }: { limit: number; offset: number }) =>
    [
      `${condition.sql} and ${keyset.sql} order by ${keyset.orderBy} limit ? offset ?`,
      [...condition.bindings, ...keyset.bindings, limit, offset],
    ] as const;

  return {
    /** Reads a page, in the given order, after the keyset's row or `offset`. */
    list: (condition: Condition, keyset: Keyset, page: { limit: number; offset: number }): Promise<Ticket[]> =>
      read(...pageOf(condition, keyset, page)),
    /** The same, with what exported reports have of tickets. */
    async listReported(condition: Condition, keyset: Keyset, limit: number): Promise<ReportedTicket[]> {
      const rows = await rowsOf(reportedColumns, ...pageOf(condition, keyset, { limit, offset: 0 }));
      return rows.map(toReportedTicket);
    },
    /** Counts matching tickets, at most up to `upTo`. */
    async count(condition: Condition, upTo: number | null = null): Promise<number> {
      const found = `from work_tickets t where t.customer_id = ? and ${condition.sql}`;
      const sql =
        upTo === null ? `select count(*) ${found}` : `select count(*) from (select 1 ${found} limit ${upTo}) f`;
      const { rows } = await trx.raw(sql, [customerId, ...condition.bindings]);
      return rows[0]?.count ?? 0;
    },
    /** Returns the ids of matching tickets, lowest first, without the excluded ones. */
    async ids(condition: Condition, excluded: readonly number[], limit: number): Promise<number[]> {
      const rest = `${condition.sql} and not (t.id = any(?::bigint[])) order by t.id limit ?`;
      const rows = await rowsOf<{ id: number }>('t.id', rest, [...condition.bindings, [...excluded], limit]);
      return rows.map(({ id }) => id);
    },
    /** Reads existing tickets by id, in no order. */
    byIds: (ids: readonly number[]): Promise<Ticket[]> => read('t.id = any(?::bigint[])', [[...new Set(ids)]]),
    /** Reads tickets from the given id on, lowest first. */
    from: (id: number, limit: number): Promise<Ticket[]> => read('t.id >= ? order by t.id limit ?', [id, limit]),
    /** Reads the tickets that any of these alarms is on, newest first. */
    ofAlarms: (
      alarmIds: readonly number[],
      { state, limit, offset = 0 }: { state: Ticket['state'] | null; limit: number; offset?: number },
    ): Promise<Ticket[]> =>
      read(
        `t.id in (select w.ticket_id from work_ticket_alarms w where w.customer_id = ? and w.alarm_id = any(?::bigint[]))
         ${state === null ? '' : `and t.state = '${state === 'OPEN' ? 'OPEN' : 'CLOSED'}'`}
         order by t.created_at desc, t.id desc limit ? offset ?`,
        [customerId, [...alarmIds], limit, offset],
      ),
    /** Finds the newest open ticket with an alarm that has all, or any, of some tokens. */
    async newestOpenWith({ tokens, isAny }: { tokens: readonly string[]; isAny: boolean }): Promise<number | null> {
      const { rows } = await trx.raw(
        `select t.id from work_tickets t
         join work_ticket_alarms w on w.customer_id = t.customer_id and w.ticket_id = t.id
         join alarms a on a.customer_id = w.customer_id and a.id = w.alarm_id
         where t.customer_id = ? and t.state = 'OPEN' and a.property_tokens ${isAny ? '&&' : '@>'} ?::text[]
         order by t.created_at desc, t.id desc limit 1`,
        [customerId, [...tokens]],
      );
      return rows[0]?.id ?? null;
    },
    /** Adds to tickets what criteria read of their alarms. */
    async withAlarms(tickets: readonly Ticket[]): Promise<TicketWithAlarms[]> {
      if (tickets.length === 0) return [];
      const { rows } = await trx.raw(
        `select w.ticket_id, ${alarmColumns} from work_ticket_alarms w
         join alarms a on a.customer_id = w.customer_id and a.id = w.alarm_id
         join alarm_state s on s.customer_id = w.customer_id and s.id = w.alarm_id
         where w.customer_id = ? and w.ticket_id = any(?::bigint[])`,
        [customerId, tickets.map(({ id }) => id)],
      );
      const alarms = new Map(tickets.map(({ id }): [number, AlarmOnTicket[]] => [id, []]));
      for (const row of rows) alarms.get(row.ticket_id)?.push(toReportedAlarm(row));
      return tickets.map((ticket) => ({ ...ticket, alarms: alarms.get(ticket.id) ?? [] }));
    },
    /** Reads the tickets that are or were sent to a maintenance system, those sent last first. */
    async sentTo(externalSystemId: number, limit: number): Promise<SentTicket[]> {
      const newest = 'order by coalesce(t.last_cmms_sync_attempt_at, t.created_at) desc, t.id limit ?';
      return (await rowsOf(sentColumns, `${isSentTo} ${newest}`, [externalSystemId, limit])).map(toSentTicket);
    },
    async countSentTo(externalSystemId: number): Promise<number> {
      const [row] = await rowsOf<{ count: number }>('count(*)', isSentTo, [externalSystemId]);
      return row?.count ?? 0;
    },
    /** Reads a ticket if it is or was sent to a maintenance system. */
    async sent(id: number): Promise<SentTicket[]> {
      const some = 't.id = ? and t.external_system_id is not null and t.cmms_sync_status is not null';
      return (await rowsOf(sentColumns, some, [id])).map(toSentTicket);
    },
    /** Reads tickets by the id of their order on the external side. */
    byExternalId: (externalSystemId: number, externalId: string): Promise<Ticket[]> =>
      read('t.external_system_id = ? and t.external_id = ?', [externalSystemId, externalId]),
    /** Locks existing tickets by id, in key order, so that writers cannot deadlock. */
    lock: (ids: readonly number[]): Promise<Ticket[]> =>
      read('t.id = any(?::bigint[]) order by t.id for update', [[...new Set(ids)]]),
    /** Locks the open tickets of an assignee, in key order; those after `after`, at most `limit`. */
    lockOpenOf: (assigneeId: string, after: number, limit: number): Promise<Ticket[]> =>
      read(`t.assignee_id = ? and t.state = 'OPEN' and t.id > ? order by t.id limit ? for update`, [
        assigneeId,
        after,
        limit,
      ]),
    /** Locks open tickets whose due time has passed and that are not escalated; skips locked rows. */
    lockOverdue: (now: number, limit: number): Promise<Ticket[]> =>
      read(
        `t.state = 'OPEN' and not t.is_escalated and t.due_at <= ?::timestamptz
         order by t.due_at limit ? for update skip locked`,
        [new Date(now).toISOString(), limit],
      ),
    /** Locks tickets after the given id that the external side has closed and whose resolution is unknown. */
    lockUninferred: (after: number, limit: number): Promise<Ticket[]> =>
      read(`t.id > ? and ${uninferred} order by t.id limit ? for update skip locked`, [after, limit]),
    /** Reads closed tickets after the given id of which it is not known whether they recurred, lowest first. */
    unjudged: (after: number, limit: number): Promise<Ticket[]> =>
      read(`t.id > ? and ${unjudged} order by t.id limit ?`, [after, limit]),
  };
}

const uninferred = `t.state = 'CLOSED' and t.is_resolved is null and t.is_resolved_inferred is null`;

const unjudged = `t.state = 'CLOSED' and t.has_recurred is null`;

/** Returns the customers that have tickets of which a condition holds. */
async function customersWith(db: Database, condition: string, bindings: readonly unknown[] = []): Promise<number[]> {
  const { rows } = await db.raw<{ rows: Array<{ id: number }> }>(
    `select distinct t.customer_id as id from work_tickets t where ${condition}`,
    bindings,
  );
  return rows.map(({ id }) => id);
}

/** Returns the customers that have closed tickets of which it is not known whether they recurred. */
export const customersWithUnjudged = (db: Database): Promise<number[]> => customersWith(db, unjudged);

/** Returns the customers that have closed tickets whose resolution is unknown. */
export const customersWithUninferred = (db: Database): Promise<number[]> => customersWith(db, uninferred);

/** Returns the customers that have open tickets whose due time has passed and that are not escalated. */
export const customersWithOverdue = (db: Database, now: number): Promise<number[]> =>
  customersWith(db, `t.state = 'OPEN' and not t.is_escalated and t.due_at <= ?::timestamptz`, [
    new Date(now).toISOString(),
  ]);

export async function insertTickets(trx: Transaction, tickets: readonly Ticket[]): Promise<void> {
  await trx.raw(
    `insert into work_tickets (${columnList(columns)}) select * from ${unnestOf(columns)}`,
    bindingsOf(columns, tickets),
  );
}

/** Writes tickets whose rows this transaction has locked. */
export async function updateTickets(trx: Transaction, tickets: readonly Ticket[]): Promise<void> {
  if (tickets.length === 0) return;
  const sent = [...keys, ...changing];
  await trx.raw(
    `update work_tickets t set ${setTo(changing)} from ${unnestOf(sent)}
     where t.customer_id = n.customer_id and t.id = n.id`,
    bindingsOf(sent, tickets),
  );
}
