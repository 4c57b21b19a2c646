import type { WorkActivityQuery } from '#generated/graphql.ts';
import { ticketActivityTexts } from '#texts/work.ts';
import { formatDateTime } from '#ui/format.ts';

export type TicketActivityEntry = WorkActivityQuery['workTicketActivityAndCount']['workTicketActivity'][number];

const namesOf = (metadata: unknown, key: 'attached' | 'detached' | 'alarmIds'): string => {
  const ids = typeof metadata === 'object' && metadata !== null && (metadata as Record<string, unknown>)[key];
  return Array.isArray(ids) ? ids.map((id) => `A${id}`).join(', ') : '';
};
/** Returns an order's number or id. */
const orderOf = (metadata: unknown, id: string | null): string | null => {
  const number = typeof metadata === 'object' && metadata !== null && (metadata as Record<string, unknown>).number;
  return typeof number === 'string' ? number : id;
};
const flagOf = (metadata: unknown, key: string): boolean =>
  typeof metadata === 'object' && metadata !== null && (metadata as Record<string, unknown>)[key] === true;

function stateText({ field, prevValue, revValue, metadata }: TicketActivityEntry): string {
  const alarms = namesOf(metadata, 'alarmIds');
  switch (field) {
    case 'state':
      if (prevValue === null) return alarms ? ticketActivityTexts.createdFrom(alarms) : ticketActivityTexts.created;
      if (revValue === 'OPEN')
        return flagOf(metadata, 'reset') ? ticketActivityTexts.reset : ticketActivityTexts.reopened;
      return flagOf(metadata, 'isResolved') ? ticketActivityTexts.closedResolved : ticketActivityTexts.closed;
    case 'alarms':
      return namesOf(metadata, 'attached')
        ? ticketActivityTexts.attached(namesOf(metadata, 'attached'))
        : ticketActivityTexts.detached(namesOf(metadata, 'detached'));
    case 'isEscalated':
      if (flagOf(metadata, 'overdue')) return ticketActivityTexts.escalatedOverdue;
      return revValue === 'true' ? ticketActivityTexts.escalated : ticketActivityTexts.escalationEnded;
    case 'pendingReview':
      return revValue === 'true' ? ticketActivityTexts.submitted : ticketActivityTexts.sentBack;
    case 'objective':
      return ticketActivityTexts.objective(revValue);
    case 'dueAt':
      return ticketActivityTexts.due(formatDateTime(revValue));
    case 'problemDetails':
      return ticketActivityTexts.problem;
    default:
      return ticketActivityTexts.external;
  }
}

/** Describes an activity, to follow its actor. */
export function activityText(entry: TicketActivityEntry): string {
  const { prevValue, revValue, revUser, metadata } = entry;
  switch (entry.eventType) {
    case 'STATE':
      return stateText(entry);
    case 'ASSIGNEE':
      return ticketActivityTexts.assigned(revUser?.displayName ?? ticketActivityTexts.nobody);
    case 'COMMENT':
    case 'CMMS_COMMENT':
      return entry.isDeleted ? ticketActivityTexts.commentDeleted : ticketActivityTexts.commented;
    case 'REISSUE':
      return prevValue ? ticketActivityTexts.reopenedFrom(orderOf(metadata, prevValue)) : ticketActivityTexts.reopened;
    case 'EXTERNAL_STATUS':
      return ticketActivityTexts.externalStatus(revValue ?? '—');
    case 'EXTERNAL_ASSIGNEE':
      return ticketActivityTexts.externalAssignee(revValue ?? ticketActivityTexts.nobody);
    case 'EXTERNAL_CREATION':
      return ticketActivityTexts.externalCreated(orderOf(metadata, revValue ?? null) ?? '');
    case 'EXTERNAL_CLOSURE':
      return revValue ? ticketActivityTexts.externalClosedAs(revValue) : ticketActivityTexts.externalClosed;
    case 'CMMS_SYNC_FAILURE':
      return ticketActivityTexts.syncFailed;
    case 'CMMS_SYNC_SUCCESS':
      return ticketActivityTexts.synced;
    case 'DISMISS_CMMS_SYNC_FAILURE':
      return ticketActivityTexts.syncDismissed;
    case 'RETRY_SYNC':
      return ticketActivityTexts.syncRetried;
  }
}

const ofSystem = ['EXTERNAL_STATUS', 'EXTERNAL_ASSIGNEE', 'EXTERNAL_CREATION', 'EXTERNAL_CLOSURE', 'CMMS_COMMENT'];

/** Returns the actor: a person, an external author, the maintenance system, or else the product. */
export function activityActor(
  { user, externalAuthor, eventType }: TicketActivityEntry,
  system: string,
  product: string,
): string {
  if (user) return user.displayName;
  if (externalAuthor) return externalAuthor;
  return ofSystem.includes(eventType) || eventType.startsWith('CMMS_SYNC') ? system : product;
}
