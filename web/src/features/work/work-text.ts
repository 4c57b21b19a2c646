import { inferredResolutionHours } from '../../../../domain/constants.ts';
import { formatDate, formatDuration, formatTime } from '../../ui/format.ts';

export interface BadgeFacts {
  state: 'OPEN' | 'CLOSED';
  externalId: string | null;
  externalStatus: string | null;
}

/** What the badge of a ticket says: an external one shows the status it has there, an internal one its own. */
export function workBadge({ state, externalId, externalStatus }: BadgeFacts): { text: string; isClosed: boolean } {
  if (externalId !== null && externalStatus)
    return { text: externalStatus, isClosed: ['closed', 'close'].includes(externalStatus.toLowerCase()) };
  return state === 'CLOSED' ? { text: 'Closed', isClosed: true } : { text: 'Open', isClosed: false };
}

export type WorkIconKind = 'open' | 'resolved' | 'unresolved';

/** The icon of a ticket: open, closed and resolved, or closed and not resolved. */
export function workIconOf(ticket: ResolutionFacts): WorkIconKind {
  if (ticket.state === 'OPEN') return 'open';
  return (ticket.isResolved ?? ticket.isResolvedInferred) ? 'resolved' : 'unresolved';
}

export interface ResolutionFacts {
  state: 'OPEN' | 'CLOSED';
  isResolved: boolean | null;
  /** What a ticket counts as that its maintenance system has closed, where nobody says it. */
  isResolvedInferred: boolean | null;
}

/** Whether a closed ticket is resolved, and where nobody has said so, why it counts as that. */
export function resolutionText({ isResolved, isResolvedInferred }: ResolutionFacts): string {
  if (isResolved !== null) return isResolved ? 'Resolved' : 'Not resolved';
  if (isResolvedInferred === null) return 'Not known until its alarms are inactive';
  return isResolvedInferred
    ? 'Resolved: its alarms are inactive'
    : `Not resolved: an alarm stayed active for ${inferredResolutionHours} hours`;
}

export interface SyncFacts {
  cmmsSyncStatus: 'InProgress' | 'Complete' | 'Failed' | null;
  cmmsSyncFailureNotificationDismissedAt: string | null;
  isExternalSystemActive: boolean;
}

/** Whether a transfer has failed and nobody has dismissed that. */
export const hasFailedSync = (ticket: Omit<SyncFacts, 'isExternalSystemActive'>): boolean =>
  ticket.cmmsSyncStatus === 'Failed' && ticket.cmmsSyncFailureNotificationDismissedAt === null;

/** The notice of a failure shows only while the maintenance system is active. */
export const showsSyncFailure = (ticket: SyncFacts): boolean => hasFailedSync(ticket) && ticket.isExternalSystemActive;

/** What the banner of a ticket says of its transfer; nothing where it is through, or its system is not active. */
export function syncBanner(ticket: SyncFacts): 'failed' | 'in progress' | null {
  if (!ticket.isExternalSystemActive) return null;
  if (ticket.cmmsSyncStatus === 'InProgress') return 'in progress';
  return showsSyncFailure(ticket) ? 'failed' : null;
}

/** The icon at the head of a ticket. */
export const headIconOf = (
  ticket: Omit<SyncFacts, 'isExternalSystemActive'> & { state: 'OPEN' | 'CLOSED' },
): 'warning' | 'closed' | 'open' => {
  if (hasFailedSync(ticket)) return 'warning';
  return ticket.state === 'CLOSED' ? 'closed' : 'open';
};

const dayMs = 86_400_000;
const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** When an open ticket is due, as a tile says it: "Due 06:30 PM", "Due tomorrow", "Due 10/16/2025", "Overdue 38m". */
export function dueLine(dueAt: string, nowMs: number): { text: string; isOverdue: boolean } {
  const at = Date.parse(dueAt);
  if (at <= nowMs) return { text: `Overdue ${formatDuration(nowMs - at)}`, isOverdue: true };
  const days = Math.round((startOfDay(at) - startOfDay(nowMs)) / dayMs);
  if (days === 0) return { text: `Due ${formatTime(dueAt)}`, isOverdue: false };
  return { text: days === 1 ? 'Due tomorrow' : `Due ${formatDate(dueAt)}`, isOverdue: false };
}

/** WORK.19: whole days since it was created. */
export const ageInDays = (createdAt: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / dayMs));

/** Two letters of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
