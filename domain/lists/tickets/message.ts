/** A ticket as a list shows it: the fields of GraphQL's WorkTicket that a tile selects, times as ISO strings. */
export interface WorkTicketMessage {
  id: string;
  displayId: string;
  objective: string;
  state: 'OPEN' | 'CLOSED';
  isResolved: boolean | null;
  isResolvedInferred: boolean | null;
  isEscalated: boolean;
  pendingReview: boolean;
  assignee: { id: string | null; displayName: string } | null;
  assigneeAvatarUrl: string | null;
  alarmCount: number;
  createdAt: string;
  dueAt: string;
  closedAt: string | null;
  externalId: string | null;
  externalNumber: string | null;
  externalStatus: string | null;
  externalSystem: { id: string; displayName: string } | null;
  isExternalSystemActive: boolean;
  cmmsSyncStatus: 'InProgress' | 'Complete' | 'Failed' | null;
  cmmsSyncFailureNotificationDismissedAt: string | null;
  version: number;
}
