import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import type { Cause } from '../origin/cause.ts';
import { factOf, type StoredTicketActivity, type TicketActivityType } from './model/ticket-activity.ts';
import type { TicketAlarmChange } from './model/ticket-changes.ts';
import { ticketRowsOf } from './ticket-rows.ts';

interface Backfill {
  customer_id: number;
  next_ticket_id: number;
}

/**
 * Publishes the next tickets of one customer that began before facts of tickets were recorded: as they are now, their
 * alarms and what became of them. The position moves in the same transaction. Locks no ticket: one that has changed
 * meanwhile has a newer version.
 * @returns how many tickets it has read; null if no customer's are left.
 */
export function backfillTickets({ db, clock }: { db: Database; clock: Clock }, limit: number): Promise<number | null> {
  return db.transaction(async (trx) => {
    const { rows } = await trx.raw(
      'select customer_id, next_ticket_id from ticket_backfills order by customer_id limit 1 for update skip locked',
    );
    const backfill: Backfill | undefined = rows[0];
    if (!backfill) return null;
    const { customer_id: customerId } = backfill;
    const tickets = await ticketRowsOf(trx, customerId).from(backfill.next_ticket_id, limit);
    const ids = tickets.map(({ id }) => id);
    await writeOutbox(trx, {
      ...noChanges(customerId, clock.now().getTime()),
      tickets: tickets.map((ticket) => ({ ...unchanged, ticket })),
      ticketAlarms: await readAlarms(trx, customerId, ids),
      ticketActivity: (await readActivity(trx, customerId, ids)).map(factOf),
    });
    const last = ids.at(-1);
    const row = trx('ticket_backfills').where({ customer_id: customerId });
    await (ids.length < limit || last === undefined ? row.delete() : row.update({ next_ticket_id: last + 1 }));
    return ids.length;
  });
}

/** Marks a ticket that is only published again. */
const unchanged = { previous: {}, cause: null, userId: null, automationRuleId: null };

async function readAlarms(trx: Transaction, customerId: number, ids: readonly number[]): Promise<TicketAlarmChange[]> {
  const { rows } = await trx.raw(
    `select t.id as "ticketId", w.alarm_id as "alarmId", t.created_at as at, t.version
     from work_ticket_alarms w join work_tickets t on t.customer_id = w.customer_id and t.id = w.ticket_id
     where w.customer_id = ? and w.ticket_id = any(?::bigint[])`,
    [customerId, [...ids]],
  );
  return rows.map(({ at, ...row }: { ticketId: number; alarmId: number; at: Date; version: number }) => ({
    ...row,
    ticketCreatedAt: at.getTime(),
    isDeleted: false,
  }));
}

async function readActivity(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<StoredTicketActivity[]> {
  const { rows } = await trx.raw(
    `select id, ticket_id as "ticketId", created_at as at, event_type as "eventType", field, prev_value as "prevValue",
       rev_value as "revValue", cause, user_id as "userId", automation_rule_id as "automationRuleId", metadata, version,
       deleted_at is not null as "isDeleted"
     from work_ticket_activity where customer_id = ? and ticket_id = any(?::bigint[])`,
    [customerId, [...ids]],
  );
  return rows.map(({ at, ...row }: StoredTicketActivity & { at: Date }) => ({
    ...row,
    createdAt: at.getTime(),
    cause: row.cause ?? shownCause(row),
  }));
}

/** Changes by the maintenance system. */
const external: ReadonlySet<TicketActivityType> = new Set([
  ...(['EXTERNAL_STATUS', 'EXTERNAL_ASSIGNEE', 'EXTERNAL_CREATION', 'EXTERNAL_CLOSURE'] as const),
  ...(['CMMS_COMMENT', 'CMMS_SYNC_FAILURE', 'CMMS_SYNC_SUCCESS'] as const),
]);

/** The cause of an entry of before causes were recorded, where it shows. */
function shownCause({ userId, eventType, metadata }: StoredTicketActivity): Cause | null {
  if (userId !== null) return 'PERSON';
  if (external.has(eventType)) return 'SOURCE';
  return metadata?.overdue === true ? 'SWEEP' : null;
}
