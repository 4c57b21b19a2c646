import { inferredResolutionHours } from '#domain/constants.ts';
import { ticketTexts } from '#texts/work.ts';
import { formatDate, formatDuration, formatTime } from '#ui/format.ts';

export interface BadgeFacts {
  state: 'OPEN' | 'CLOSED';
  externalId?: string | null;
  externalStatus?: string | null;
}

/** Returns a ticket's badge: the external status of an external ticket, else the ticket's own state. */
export function workBadge({ state, externalId, externalStatus }: BadgeFacts): { text: string; isClosed: boolean } {
  if (externalId && externalStatus)
    return { text: externalStatus, isClosed: ['closed', 'close'].includes(externalStatus.toLowerCase()) };
  return state === 'CLOSED'
    ? { text: ticketTexts.closed, isClosed: true }
    : { text: ticketTexts.opened, isClosed: false };
}

export type WorkIconKind = 'open' | 'resolved' | 'unresolved';

/** Icon of a ticket: open, closed and resolved, or closed and not resolved. */
export function workIconOf(ticket: ResolutionFacts): WorkIconKind {
  if (ticket.state === 'OPEN') return 'open';
  return (ticket.isResolved ?? ticket.isResolvedInferred) ? 'resolved' : 'unresolved';
}

export interface ResolutionFacts {
  state: 'OPEN' | 'CLOSED';
  isResolved: boolean | null;
  /** Inferred value for a ticket closed by its maintenance system; null if not known. */
  isResolvedInferred: boolean | null;
}

/** Returns the resolution of a closed ticket, with the reason if it is inferred. */
export function resolutionText({ isResolved, isResolvedInferred }: ResolutionFacts): string {
  if (isResolved !== null) return isResolved ? ticketTexts.resolved : ticketTexts.notResolved;
  if (isResolvedInferred === null) return ticketTexts.resolutionUnknown;
  return isResolvedInferred ? ticketTexts.inferredResolved : ticketTexts.inferredNotResolved(inferredResolutionHours);
}

export interface SyncFacts {
  cmmsSyncStatus?: 'InProgress' | 'Complete' | 'Failed' | null;
  cmmsSyncFailureNotificationDismissedAt?: string | null;
  isExternalSystemActive: boolean;
}

/** True if a transfer has failed and it is not dismissed. */
export const hasFailedSync = (ticket: Omit<SyncFacts, 'isExternalSystemActive'>): boolean =>
  ticket.cmmsSyncStatus === 'Failed' && !ticket.cmmsSyncFailureNotificationDismissedAt;

/** True if a failure shows: only while the maintenance system is active. */
export const showsSyncFailure = (ticket: SyncFacts): boolean => hasFailedSync(ticket) && ticket.isExternalSystemActive;

/** Returns the banner for a ticket's transfer; null if there is nothing to show or its system is not active. */
export function syncBanner(ticket: SyncFacts): 'failed' | 'in progress' | null {
  if (!ticket.isExternalSystemActive) return null;
  if (ticket.cmmsSyncStatus === 'InProgress') return 'in progress';
  return showsSyncFailure(ticket) ? 'failed' : null;
}

/** Returns a ticket's head icon. */
export const headIconOf = (
  ticket: Omit<SyncFacts, 'isExternalSystemActive'> & { state: 'OPEN' | 'CLOSED' },
): 'warning' | 'closed' | 'open' => {
  if (hasFailedSync(ticket)) return 'warning';
  return ticket.state === 'CLOSED' ? 'closed' : 'open';
};

const dayMs = 86_400_000;
const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Formats when an open ticket is due, for tiles: "Due 06:30 PM", "Due tomorrow", "Due 10/16/2025", "Overdue 38m". */
export function dueLine(dueAt: string, nowMs: number): { text: string; isOverdue: boolean } {
  const at = Date.parse(dueAt);
  if (at <= nowMs) return { text: ticketTexts.overdue(formatDuration(nowMs - at)), isOverdue: true };
  const days = Math.round((startOfDay(at) - startOfDay(nowMs)) / dayMs);
  if (days === 0) return { text: ticketTexts.dueAt(formatTime(dueAt)), isOverdue: false };
  return { text: days === 1 ? ticketTexts.dueTomorrow : ticketTexts.dueAt(formatDate(dueAt)), isOverdue: false };
}

/** WORK.19: whole days since creation. */
export const ageInDays = (createdAt: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(createdAt)) / dayMs));
