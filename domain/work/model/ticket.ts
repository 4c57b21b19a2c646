export const ticketStates = ['OPEN', 'CLOSED'] as const;
export type TicketState = (typeof ticketStates)[number];
export const syncStatuses = ['InProgress', 'Complete', 'Failed'] as const;
export type CmmsSyncStatus = (typeof syncStatuses)[number];

export interface TicketKey {
  customerId: number;
  /** The number that people see, W in front. */
  id: number;
}

/** One work ticket. Times are milliseconds since the epoch. One row of `work_tickets`. */
export interface Ticket extends TicketKey {
  state: TicketState;
  objective: string;
  problemDetails: string | null;
  assigneeId: string | null;
  /** Null: a rule, or the system. */
  createdBy: string | null;
  automationRuleId: number | null;
  closedBy: string | null;
  createdAt: number;
  dueAt: number;
  closedAt: number | null;
  /** Null while open, and where the external side has closed it (WORK.10). */
  isResolved: boolean | null;
  /** What it counts as where the external side has closed it (WORK.10); null until that is known, and for all others. */
  isResolvedInferred: boolean | null;
  cause: string | null;
  action: string | null;
  completedWorkDetails: string | null;
  alarmWasUseful: boolean | null;
  isEscalated: boolean;
  /** Open, and waiting for somebody to confirm that it is done (WORK.15). */
  pendingReview: boolean;
  reviewerId: string | null;
  reissueCount: number;
  alarmCount: number;
  /** Values of the maintenance system's own fields, by their names. */
  additionalDetails: Record<string, unknown>;
  /** The maintenance system that it goes to; null: it stays here. */
  externalSystemId: number | null;
  externalId: string | null;
  externalType: string | null;
  externalStatus: string | null;
  externalAssignee: string | null;
  /** What else is known of its order: `number`, where people there know it by another than its id; `reference`, `aliases`. */
  externalDetails: Record<string, unknown> | null;
  cmmsSyncStatus: CmmsSyncStatus | null;
  /** Why it has failed, in the other side's words. */
  cmmsSyncError: string | null;
  lastCmmsSyncAttemptAt: number | null;
  cmmsSyncFailureNotificationDismissedBy: string | null;
  cmmsSyncFailureNotificationDismissedAt: number | null;
  /** Folded. */
  searchText: string;
  /** When somebody last changed it: what a selection made before is compared with (SYS.3). */
  changedAt: number;
  version: number;
}

export const displayIdOf = ({ id }: Pick<Ticket, 'id'>): string => `W${id}`;

/** The external status of a ticket whose order is there no more. */
export const deletedStatus = 'Deleted';

/** What it is called on the external side: another name after each reissue (CMMS.10). */
export const externalReferenceOf = ({ id, reissueCount }: Pick<Ticket, 'id' | 'reissueCount'>): string =>
  reissueCount === 0 ? `W${id}` : `W${id}-${reissueCount}`;

/** What people on the external side know its order by; null where there is none yet. */
export const externalNumberOf = ({
  externalId,
  externalDetails,
}: Pick<Ticket, 'externalId' | 'externalDetails'>): string | null => {
  const number = externalDetails?.number;
  return externalId !== null && typeof number === 'string' ? number : externalId;
};

/** Of a ticket that is open, again or still. */
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

/** A ticket that was just made and of which nobody has said more: open, and nowhere but here. */
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
