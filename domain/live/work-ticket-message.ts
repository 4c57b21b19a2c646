import { iso, isoOrNull } from '../../platform/instant.ts';
import type { WorkTicketMessage } from '../lists/tickets/message.ts';
import type { ActivityPerson } from '../people/list-names.ts';
import { displayIdOf, externalNumberOf, type Ticket } from '../work/model/ticket.ts';
import type { WorkSystem } from '../work/work-systems.ts';

/** A ticket as the live protocol sends it. */
export function workTicketMessage(
  ticket: Ticket,
  assignee: ActivityPerson | null,
  system: WorkSystem | null,
): WorkTicketMessage {
  return {
    id: String(ticket.id),
    displayId: displayIdOf(ticket),
    objective: ticket.objective,
    state: ticket.state,
    isResolved: ticket.isResolved,
    isResolvedInferred: ticket.isResolvedInferred,
    isEscalated: ticket.isEscalated,
    pendingReview: ticket.pendingReview,
    assignee: assignee && { id: assignee.id, displayName: assignee.displayName },
    assigneeAvatarUrl: assignee?.avatarUrl ?? null,
    alarmCount: ticket.alarmCount,
    createdAt: iso(ticket.createdAt),
    dueAt: iso(ticket.dueAt),
    closedAt: isoOrNull(ticket.closedAt),
    externalId: ticket.externalId,
    externalNumber: externalNumberOf(ticket),
    externalStatus: ticket.externalStatus,
    externalSystem: system && { id: String(system.id), displayName: system.displayName },
    isExternalSystemActive: system?.isActive ?? false,
    cmmsSyncStatus: ticket.cmmsSyncStatus,
    cmmsSyncFailureNotificationDismissedAt: isoOrNull(ticket.cmmsSyncFailureNotificationDismissedAt),
    version: ticket.version,
  };
}
