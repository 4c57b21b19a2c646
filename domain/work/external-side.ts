import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { holdAlarms } from './hold-alarms.ts';
import type { CmmsSyncStatus, Ticket, TicketKey } from './ticket.ts';
import { hasExternalComment } from './ticket-activity.ts';
import { alarmsOn } from './ticket-alarms.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

/**
 * What a maintenance system does to a ticket. Each is one transaction with activity and outbox, changes nothing when it is
 * told again, and answers the ticket as it is then. Nothing here asks for a sync: it would only send back what has come.
 */
interface Deps {
  db: Database;
  clock: Clock;
}

/** A ticket with what the external side is known by. @throws AppError NOT_FOUND. */
export const readTicket = ({ db }: Pick<Deps, 'db'>, key: TicketKey): Promise<Ticket> =>
  forCustomer(db, key.customerId, async (trx) => {
    const [ticket] = await ticketRowsOf(trx, key.customerId).byIds([key.id]);
    return ticket ?? missing(key);
  });

/** Where its transfer stands (CMMS.8); a failure comes with the other side's words. */
export const setSyncStatus = (deps: Deps, key: TicketKey, sync: { status: CmmsSyncStatus; error?: string | null }) =>
  decideExternally(deps, key, (before, now) => {
    const { status, error = null } = sync;
    const isAttempt = status === 'InProgress';
    if (!isAttempt && before.cmmsSyncStatus === status && before.cmmsSyncError === error) return null;
    return {
      change: {
        // whoever has chosen it before an attempt still means it
        changedAt: before.changedAt,
        cmmsSyncStatus: status,
        cmmsSyncError: status === 'Failed' ? error : null,
        ...(isAttempt && { lastCmmsSyncAttemptAt: now }),
        ...(status === 'Complete' && undismissed),
      },
      activity:
        status === 'InProgress'
          ? []
          : status === 'Complete'
            ? [{ eventType: 'CMMS_SYNC_SUCCESS' }]
            : [{ eventType: 'CMMS_SYNC_FAILURE', comment: error ?? '' }],
    };
  });

const undismissed = {
  cmmsSyncFailureNotificationDismissedBy: null,
  cmmsSyncFailureNotificationDismissedAt: null,
} satisfies Partial<Ticket>;

/** The other side has an order for it now. */
export const recordExternalCreation = (
  deps: Deps,
  key: TicketKey,
  order: Pick<Ticket, 'externalId' | 'externalType' | 'externalStatus' | 'externalDetails'>,
) =>
  decideExternally(deps, key, (before) =>
    before.externalId === order.externalId
      ? null
      : { change: order, activity: [{ eventType: 'EXTERNAL_CREATION', revValue: order.externalId }] },
  );

/** What the other side shows of the order has changed; it is nobody's decision here. */
export const recordExternalDetails = (deps: Deps, key: TicketKey, externalDetails: Record<string, unknown>) =>
  decideExternally(deps, key, (before) =>
    JSON.stringify(before.externalDetails) === JSON.stringify(externalDetails)
      ? null
      : { change: { externalDetails }, activity: [] },
  );

/** WORK.9: an external status alone opens or closes nothing. */
export const recordExternalStatus = (deps: Deps, key: TicketKey, externalStatus: string | null) =>
  decideExternally(deps, key, (before) =>
    before.externalStatus === externalStatus
      ? null
      : {
          change: { externalStatus },
          activity: [{ eventType: 'EXTERNAL_STATUS', prevValue: before.externalStatus, revValue: externalStatus }],
        },
  );

/** Who has it there, by the name they have there. */
export const recordExternalAssignee = (deps: Deps, key: TicketKey, externalAssignee: string | null) =>
  decideExternally(deps, key, (before) =>
    before.externalAssignee === externalAssignee
      ? null
      : {
          change: { externalAssignee },
          activity: [
            { eventType: 'EXTERNAL_ASSIGNEE', prevValue: before.externalAssignee, revValue: externalAssignee },
          ],
        },
  );

/** A comment that somebody has written there; known by its id there, it comes in once. */
export const recordExternalComment = (
  deps: Deps,
  key: TicketKey,
  comment: { externalId: string; text: string; author: string | null; at: number | null },
) =>
  decideExternally(deps, key, async (before, now, trx) => {
    if (await hasExternalComment(trx, before, comment.externalId)) return null;
    const { text, author: externalAuthor, externalId } = comment;
    return {
      change: {},
      activity: [{ eventType: 'CMMS_COMMENT', comment: text, externalAuthor, externalId, at: comment.at ?? now }],
    };
  });

/** Closed there, and with it here: by nobody, whether resolved is not known (WORK.10). */
export const recordExternalClosure = (
  deps: Deps,
  key: TicketKey,
  closure: { externalStatus: string | null; at: number | null },
) =>
  decideExternally(deps, key, async (before, now, trx) => {
    if (before.state === 'CLOSED') return null;
    // clocks there may run ahead
    const closedAt = Math.max(before.createdAt, Math.min(closure.at ?? now, now));
    await holdAlarms(trx, before.customerId, await alarmsOn(trx, before), 'closed', { userId: null, now });
    return {
      change: {
        state: 'CLOSED',
        closedAt,
        closedBy: null,
        isResolved: null,
        isEscalated: false,
        pendingReview: false,
        reviewerId: null,
        externalStatus: closure.externalStatus,
      },
      activity: [
        { eventType: 'EXTERNAL_CLOSURE', prevValue: before.externalStatus, revValue: closure.externalStatus },
        { eventType: 'STATE', field: 'state', prevValue: before.state, revValue: 'CLOSED' },
      ],
    };
  });

/** Opened again there: the ticket goes on, as the same order. */
export const recordExternalReopening = (deps: Deps, key: TicketKey, externalStatus: string | null) =>
  decideExternally(deps, key, async (before, now, trx) => {
    if (before.state === 'OPEN') return null;
    await holdAlarms(trx, before.customerId, await alarmsOn(trx, before), 'attached', { userId: null, now });
    return {
      change: { ...closingFieldsEmpty, state: 'OPEN', externalStatus },
      activity: [
        { eventType: 'EXTERNAL_STATUS', prevValue: before.externalStatus, revValue: externalStatus },
        { eventType: 'STATE', field: 'state', prevValue: before.state, revValue: 'OPEN' },
      ],
    };
  });

/** Of a ticket that is open again. */
export const closingFieldsEmpty = {
  closedAt: null,
  closedBy: null,
  isResolved: null,
  isResolvedInferred: null,
  cause: null,
  action: null,
  completedWorkDetails: null,
  alarmWasUseful: null,
} satisfies Partial<Ticket>;

/** Locks the ticket, asks what has become of it, and writes that. @throws AppError NOT_FOUND. */
function decideExternally(
  { db, clock }: Deps,
  key: TicketKey,
  decide: (before: Ticket, now: number, trx: Transaction) => TicketDecision | null | Promise<TicketDecision | null>,
): Promise<Ticket> {
  return forCustomer(db, key.customerId, async (trx) => {
    const [before] = await ticketRowsOf(trx, key.customerId).lock([key.id]);
    if (!before) return missing(key);
    const now = clock.now().getTime();
    const decision = await decide(before, now, trx);
    if (!decision) return before;
    const [after] = await writeTickets(trx, key.customerId, [{ before, decision }], { userId: null, now });
    return after as Ticket;
  });
}

function missing({ id }: TicketKey): never {
  throw notFound(`Work Ticket ${id} does not exist`);
}
