import type { Transaction } from '../../platform/database.ts';
import { bySource } from '../origin/origin.ts';
import { type CmmsSyncStatus, closingFieldsEmpty, externalNumberOf, type Ticket } from './model/ticket.ts';
import { syncAlarmsToTicket } from './sync-alarms-to-ticket.ts';
import { hasExternalComment } from './ticket-activity.ts';
import { alarmsOn } from './ticket-alarms.ts';
import { withoutLeaver } from './without-leaver.ts';
import type { TicketDecision } from './write-tickets.ts';

/**
 * Decides the change of a ticket by an event of its maintenance system; null if nothing changes. Called while the
 * ticket is locked (`inbound-sync.ts`).
 */
export type RemoteUpdate = (
  before: Ticket,
  now: number,
  trx: Transaction,
) => TicketDecision | null | Promise<TicketDecision | null>;

/** Sets the sync status (CMMS.8), on failure with the external side's error; `attemptedAt` may be earlier than now. */
export const syncStatus =
  ({
    status,
    error = null,
    attemptedAt,
  }: {
    status: CmmsSyncStatus;
    error?: string | null;
    attemptedAt?: Date;
  }): RemoteUpdate =>
  (before, now) => {
    const isAttempt = status === 'InProgress';
    if (!isAttempt && before.cmmsSyncStatus === status && before.cmmsSyncError === error) return null;
    return {
      change: {
        // keeps `changedAt`, so that selections made before an attempt stay valid
        changedAt: before.changedAt,
        cmmsSyncStatus: status,
        cmmsSyncError: status === 'Failed' ? error : null,
        ...((isAttempt || attemptedAt) && { lastCmmsSyncAttemptAt: attemptedAt?.getTime() ?? now }),
        ...(status === 'Complete' && undismissed),
      },
      activity:
        status === 'InProgress'
          ? []
          : status === 'Complete'
            ? [{ eventType: 'CMMS_SYNC_SUCCESS' }]
            : [{ eventType: 'CMMS_SYNC_FAILURE', comment: error ?? '' }],
    };
  };

const undismissed = {
  cmmsSyncFailureNotificationDismissedBy: null,
  cmmsSyncFailureNotificationDismissedAt: null,
} satisfies Partial<Ticket>;

/** Records that the external side has created an order. */
export const externalCreation =
  (order: Pick<Ticket, 'externalId' | 'externalType' | 'externalStatus' | 'externalDetails'>): RemoteUpdate =>
  (before) =>
    before.externalId === order.externalId
      ? null
      : {
          change: order,
          activity: [{ eventType: 'EXTERNAL_CREATION', revValue: order.externalId, ...numbered(order) }],
        };

/** Returns activity metadata with the number that people there know the order by, if it is not its id. */
export const numbered = (
  order: Pick<Ticket, 'externalId' | 'externalDetails'>,
): { metadata?: Record<string, unknown> } => {
  const number = externalNumberOf(order);
  return number === order.externalId ? {} : { metadata: { number } };
};

/** Sets the number that people there know its order by: shown, without activity. */
export const externalNumberIs =
  (number: string): RemoteUpdate =>
  ({ externalDetails }) =>
    externalDetails?.number === number
      ? null
      : { change: { externalDetails: { ...externalDetails, number } }, activity: [] };

/** Sets values of the external side that are known from what was sent to it: shown, without activity. */
export const externallyKnown =
  (change: Partial<Pick<Ticket, 'externalId' | 'externalStatus' | 'externalDetails'>>): RemoteUpdate =>
  (before) =>
    (Object.keys(change) as Array<keyof typeof change>).some(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(change[field]),
    )
      ? { change, activity: [] }
      : null;

const fieldIs =
  (field: 'externalStatus' | 'externalAssignee', eventType: 'EXTERNAL_STATUS' | 'EXTERNAL_ASSIGNEE') =>
  (value: string | null): RemoteUpdate =>
  (before) =>
    before[field] === value
      ? null
      : { change: { [field]: value }, activity: [{ eventType, prevValue: before[field], revValue: value }] };

/** WORK.9: an external status alone opens or closes nothing. */
export const externalStatusIs = fieldIs('externalStatus', 'EXTERNAL_STATUS');

/** Sets the assignee there, by their name there. */
export const externalAssigneeIs = fieldIs('externalAssignee', 'EXTERNAL_ASSIGNEE');

/** Adds a comment written there, once per id there. */
export const externalComment =
  (comment: { externalId: string; text: string; author: string | null; at: number | null }): RemoteUpdate =>
  async (before, now, trx) => {
    if (await hasExternalComment(trx, before, comment.externalId)) return null;
    const { text, author: externalAuthor, externalId } = comment;
    return {
      change: {},
      activity: [{ eventType: 'CMMS_COMMENT', comment: text, externalAuthor, externalId, at: comment.at ?? now }],
    };
  };

/** Closes a ticket that was closed there: without a closer, and with `isResolved` unknown (WORK.10). */
export const externalClosure =
  (closure: { externalStatus: string | null; at: number | null }): RemoteUpdate =>
  async (before, now, trx) => {
    if (before.state === 'CLOSED') return null;
    // the clock there may be ahead
    const closedAt = Math.max(before.createdAt, Math.min(closure.at ?? now, now));
    await syncAlarmsToTicket(trx, before.customerId, await alarmsOn(trx, before), 'closed', { ...bySource, now });
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
  };

/** Reopens a ticket that was reopened there, with the same order. */
export const externalReopening =
  (externalStatus: string | null): RemoteUpdate =>
  async (before, now, trx) => {
    if (before.state === 'OPEN') return null;
    await syncAlarmsToTicket(trx, before.customerId, await alarmsOn(trx, before), 'attached', { ...bySource, now });
    const left = await withoutLeaver(trx, before);
    return {
      change: { ...closingFieldsEmpty, state: 'OPEN', externalStatus, ...left.change },
      activity: [
        ...((await externalStatusIs(externalStatus)(before, now, trx))?.activity ?? []),
        { eventType: 'STATE', field: 'state', prevValue: before.state, revValue: 'OPEN' },
        ...left.activity,
      ],
    };
  };
