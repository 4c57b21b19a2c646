import type { WorkActivityQuery } from '#generated/graphql.ts';
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
      if (prevValue === null) return alarms ? `created the ticket from ${alarms}` : 'created the ticket';
      if (revValue === 'OPEN') return flagOf(metadata, 'reset') ? 'reset the ticket' : 'opened the ticket again';
      return flagOf(metadata, 'isResolved') ? 'closed the ticket as resolved' : 'closed the ticket';
    case 'alarms':
      return namesOf(metadata, 'attached')
        ? `attached ${namesOf(metadata, 'attached')}`
        : `detached ${namesOf(metadata, 'detached')}`;
    case 'isEscalated':
      if (flagOf(metadata, 'overdue')) return 'escalated it: it is overdue';
      return revValue === 'true' ? 'escalated the ticket' : 'ended the escalation';
    case 'pendingReview':
      return revValue === 'true' ? 'submitted it for review' : 'sent it back';
    case 'objective':
      return `changed the objective to "${revValue}"`;
    case 'dueAt':
      return `moved the due date to ${formatDateTime(revValue)}`;
    case 'problemDetails':
      return 'changed the problem details';
    default:
      return 'changed the maintenance fields';
  }
}

/** Describes an activity, to follow its actor. */
export function activityText(entry: TicketActivityEntry): string {
  const { prevValue, revValue, revUser, metadata } = entry;
  switch (entry.eventType) {
    case 'STATE':
      return stateText(entry);
    case 'ASSIGNEE':
      return `assigned it to ${revUser?.displayName ?? 'nobody'}`;
    case 'COMMENT':
    case 'CMMS_COMMENT':
      return entry.isDeleted ? 'deleted a comment' : 'commented';
    case 'REISSUE':
      return prevValue
        ? `reopened the ticket; the order before was ${orderOf(metadata, prevValue)}`
        : 'reopened the ticket';
    case 'EXTERNAL_STATUS':
      return `status there: ${revValue ?? '—'}`;
    case 'EXTERNAL_ASSIGNEE':
      return `assigned there to ${revValue ?? 'nobody'}`;
    case 'EXTERNAL_CREATION':
      return `created work order ${orderOf(metadata, revValue ?? null) ?? ''}`.trim();
    case 'EXTERNAL_CLOSURE':
      return revValue ? `closed it there: ${revValue}` : 'closed it there';
    case 'CMMS_SYNC_FAILURE':
      return 'sync failed';
    case 'CMMS_SYNC_SUCCESS':
      return 'synced the ticket';
    case 'DISMISS_CMMS_SYNC_FAILURE':
      return 'dismissed the failed sync';
    case 'RETRY_SYNC':
      return 'started the sync again';
  }
}

const ofSystem = ['EXTERNAL_STATUS', 'EXTERNAL_ASSIGNEE', 'EXTERNAL_CREATION', 'EXTERNAL_CLOSURE', 'CMMS_COMMENT'];

/** Returns the actor: a person, an external author, or a system. */
export function activityActor({ user, externalAuthor, eventType }: TicketActivityEntry, system: string): string {
  if (user) return user.displayName;
  if (externalAuthor) return externalAuthor;
  return ofSystem.includes(eventType) || eventType.startsWith('CMMS_SYNC') ? system : 'Annunciator';
}
