import type { RecordOf } from '../../../platform/table-fields.ts';
import type { ticketFields } from './ticket-fields.ts';

export { type CmmsSyncStatus, ticketStates } from './ticket-fields.ts';

/** One work ticket: a row of `work_tickets`. Times are milliseconds since the epoch. */
export interface Ticket extends RecordOf<typeof ticketFields> {}
export type TicketKey = Pick<Ticket, 'customerId' | 'id'>;

export const displayIdOf = ({ id }: Pick<Ticket, 'id'>): string => `W${id}`;

/** External status of a ticket whose order no longer exists there. */
export const deletedStatus = 'Deleted';

/** Reference of the ticket on the external side: a new one after each reissue (CMMS.10). */
export const externalReferenceOf = ({ id, reissueCount }: Pick<Ticket, 'id' | 'reissueCount'>): string =>
  reissueCount === 0 ? `W${id}` : `W${id}-${reissueCount}`;

/** Number by which people on the external side know its order; null if there is none yet. */
export const externalNumberOf = ({
  externalId,
  externalDetails,
}: Pick<Ticket, 'externalId' | 'externalDetails'>): string | null => {
  const number = externalDetails?.number;
  return externalId !== null && typeof number === 'string' ? number : externalId;
};

/** Closing fields of an open ticket. */
export const closingFieldsEmpty = {
  closedAt: null,
  closedBy: null,
  isResolved: null,
  isResolvedInferred: null,
  hasRecurred: null,
  cause: null,
  action: null,
  completedWorkDetails: null,
  alarmWasUseful: null,
} satisfies Partial<Ticket>;

/** Returns a new ticket with default values: open, and without an order on an external side. */
export const blankTicket = (key: TicketKey, made: { by: string | null; at: number }): Ticket => ({
  ...key,
  state: 'OPEN',
  objective: '',
  problemDetails: null,
  assigneeId: null,
  createdBy: made.by,
  automationRuleId: null,
  ...closingFieldsEmpty,
  createdAt: made.at,
  dueAt: made.at,
  isEscalated: false,
  pendingReview: false,
  reviewerId: null,
  reissueCount: 0,
  alarmCount: 0,
  additionalDetails: {},
  externalSystemId: null,
  externalId: null,
  externalType: null,
  externalStatus: null,
  externalAssignee: null,
  externalDetails: null,
  cmmsSyncStatus: null,
  cmmsSyncError: null,
  lastCmmsSyncAttemptAt: null,
  cmmsSyncFailureNotificationDismissedBy: null,
  cmmsSyncFailureNotificationDismissedAt: null,
  searchText: '',
  changedAt: made.at,
  version: 1,
});
