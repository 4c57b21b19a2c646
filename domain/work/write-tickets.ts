import type { Transaction } from '../../platform/database.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { externalNumberOf, type Ticket } from './model/ticket.ts';
import type { TicketActivityRow } from './model/ticket-activity.ts';
import type { SyncOperation, TicketChange } from './model/ticket-changes.ts';
import { notifyAssignees } from './notify-assignees.ts';
import { insertTicketActivity, type TicketActivityDraft } from './ticket-activity.ts';
import type { TicketOrigin } from './ticket-origin.ts';
import { insertTickets, updateTickets } from './ticket-rows.ts';

/** Decision about one ticket, by a person, a rule, the system or the external side. */
export interface TicketDecision {
  change: Partial<Ticket>;
  activity: TicketActivityDraft[];
  /** A comment that this deletes. */
  deleted?: TicketActivityRow;
  /** Alarms that are attached to and detached from it. */
  alarms?: { attached?: readonly number[]; detached?: readonly number[] };
  /** Operation to sync to the maintenance system. */
  sync?: SyncOperation | null;
}

/**
 * Returns the search text: the ticket's number with its letter, its order's numbers, objective, details; folded, a line
 * each.
 */
export const ticketSearchText = ({
  id,
  objective,
  problemDetails,
  externalId,
  externalDetails,
}: Pick<Ticket, 'id' | 'objective' | 'problemDetails' | 'externalId' | 'externalDetails'>): string => {
  const there = new Set([externalNumberOf({ externalId, externalDetails }), externalId]);
  // separate lines, so that `termOf` can match a whole line
  return [`w${id}`, ...[...there, objective, problemDetails].map((text) => foldText(text ?? ''))]
    .filter(Boolean)
    .join('\n');
};

/**
 * Writes decisions about tickets of one customer that this transaction has locked: rows, activity and one outbox
 * message. The live feed, the warehouse and the maintenance systems follow from that.
 * @returns the tickets as they are now.
 */
export async function writeTickets(
  trx: Transaction,
  customerId: number,
  decided: ReadonlyArray<{ before: Ticket; decision: TicketDecision }>,
  origin: TicketOrigin,
): Promise<Ticket[]> {
  const after = decided.map(({ before, decision }): Ticket => {
    const ticket = { ...before, changedAt: origin.now, ...decision.change, version: before.version + 1 };
    return { ...ticket, searchText: ticketSearchText(ticket) };
  });
  await updateTickets(trx, after);
  await publishDecisions(
    trx,
    customerId,
    decided.map(({ before, decision }, index) => ({ before, ticket: after[index] as Ticket, decision })),
    origin,
  );
  return after;
}

/** Writes a new ticket, its activity and its outbox message. */
export async function writeNewTicket(
  trx: Transaction,
  ticket: Ticket,
  decision: Omit<TicketDecision, 'change'>,
  origin: TicketOrigin,
): Promise<void> {
  await insertTickets(trx, [ticket]);
  await publishDecisions(
    trx,
    ticket.customerId,
    [{ before: null, ticket, decision: { ...decision, change: {} } }],
    origin,
  );
}

async function publishDecisions(
  trx: Transaction,
  customerId: number,
  decided: ReadonlyArray<{ before: Ticket | null; ticket: Ticket; decision: TicketDecision }>,
  origin: TicketOrigin,
): Promise<void> {
  if (decided.length === 0) return;
  const changes = noChanges(customerId, origin.now);
  const { cause, userId, automationRuleId } = origin;
  changes.ticketActivity.push(
    ...(await insertTicketActivity(
      trx,
      decided.map(({ ticket, decision }) => ({ ticket, drafts: decision.activity })),
      origin,
    )),
  );
  for (const { before, ticket, decision } of decided) {
    changes.tickets.push({ ticket, previous: previousOf(before, ticket), cause, userId, automationRuleId });
    const { id: ticketId, version, externalSystemId, createdAt: ticketCreatedAt } = ticket;
    if (decision.deleted) changes.ticketActivity.push({ ...decision.deleted, version, isDeleted: true });
    const { attached = [], detached = [] } = decision.alarms ?? {};
    for (const alarmId of [...attached, ...detached])
      changes.ticketAlarms.push({
        ...{ ticketId, alarmId, ticketCreatedAt, version, isDeleted: detached.includes(alarmId) },
      });
    if (decision.sync && externalSystemId !== null)
      changes.ticketSyncs.push({ ticketId, operation: decision.sync, version, externalSystemId });
  }
  await notifyAssignees(
    trx,
    customerId,
    decided.flatMap(({ before, ticket }) => (ticket.assigneeId === before?.assigneeId ? [] : [ticket])),
    origin,
  );
  await writeOutbox(trx, changes);
}

/** Returns the previous values of the changed fields; null for a new ticket. */
function previousOf(before: Ticket | null, after: Ticket): TicketChange['previous'] {
  if (!before) return null;
  const changed = (Object.keys(after) as Array<keyof Ticket>).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, before[field]]));
}
