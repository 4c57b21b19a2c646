import { byPerson } from '../../domain/origin/origin.ts';
import { closedBy, closeRefusal, type Survey } from '../../domain/work/close-rules.ts';
import { blankTicket, type Ticket, type TicketKey } from '../../domain/work/model/ticket.ts';
import type { StoredTicketActivity } from '../../domain/work/model/ticket-activity.ts';
import { reissued } from '../../domain/work/reissue.ts';
import type { TicketActivityDraft } from '../../domain/work/ticket-activity.ts';
import { ticketSearchText } from '../../domain/work/write-tickets.ts';
import { uuidOf } from '../../platform/ids.ts';
import type { Random } from '../bas/random.ts';
import type { Equipment, Point } from './campus.ts';
import { actions, causes } from './react.ts';

/** An entry in a ticket's activity, with its text. */
export interface TicketEntry extends StoredTicketActivity {
  comment: string | null;
}

/** Makes a ticket as people do from alarms (WORK.1), with its first entries. */
export function openTicket(of: {
  key: TicketKey;
  by: string;
  at: number;
  assigneeId: string;
  dueAt: number;
  alarmIds: readonly number[];
  equipment: Equipment;
  point: Point;
}): { ticket: Ticket; entries: TicketEntry[] } {
  const { key, by, at, assigneeId, dueAt, alarmIds, equipment, point } = of;
  const blank: Ticket = {
    ...blankTicket(key, { by, at }),
    objective: `${equipment.name}: ${point.message}`,
    problemDetails: `${equipment.building}, floor ${equipment.floor}`,
    ...{ assigneeId, dueAt, alarmCount: alarmIds.length },
  };
  const ticket = { ...blank, searchText: ticketSearchText(blank) };
  const drafts: TicketActivityDraft[] = [
    { eventType: 'STATE', field: 'state', revValue: 'OPEN', metadata: { alarmIds: alarmIds.map(String) } },
    { eventType: 'ASSIGNEE', revValue: assigneeId },
  ];
  return { ticket, entries: entriesOf(ticket, drafts, by, at) };
}

/** Closes a ticket with a survey (WORK.6, WORK.7). */
export function closeTicket(
  before: Ticket,
  { by, at, activeAlarms }: { by: string; at: number; activeAlarms: number },
  random: Random,
): { ticket: Ticket; entries: TicketEntry[] } {
  const isResolved = random.next() < (activeAlarms > 0 ? 0.25 : 0.9);
  const [cause, action] = [random.pick(causes), random.pick(actions)];
  const survey: Survey = {
    ...{ isResolved, cause, action, completedWorkDetails: `${cause}. ${action} and observed.` },
    alarmWasUseful: random.next() < 0.8,
    isActiveAccepted: activeAlarms > 0,
    activeNote: activeAlarms > 0 && isResolved ? 'It returns to normal within the hour' : null,
  };
  const refused = closeRefusal({ survey, activeAlarms, system: null, areRulesBypassed: false });
  if (refused) throw new Error(`W${before.id}: ${refused.message}`);
  const closed = { ...before, changedAt: at, ...closedBy(survey, by, at), version: before.version + 1 };
  const ticket = { ...closed, searchText: ticketSearchText(closed) };
  const { activeNote, completedWorkDetails } = survey;
  const draft: TicketActivityDraft = {
    ...{ eventType: 'STATE', field: 'state', prevValue: 'OPEN', revValue: 'CLOSED' },
    metadata: { isResolved, ...(activeNote && { activeNote }) },
    ...(completedWorkDetails && { comment: completedWorkDetails }),
  };
  return { ticket, entries: entriesOf(ticket, [draft], by, at) };
}

/** Opens a closed ticket again under its number (WORK.11). */
export function reissueTicket(
  before: Ticket,
  { by, at }: { by: string; at: number },
): { ticket: Ticket; entries: TicketEntry[] } {
  const { change, activity } = reissued(before);
  const open = { ...before, changedAt: at, ...change, version: before.version + 1 };
  const ticket = { ...open, searchText: ticketSearchText(open) };
  return { ticket, entries: entriesOf(ticket, activity, by, at) };
}

/** Comments on a ticket. */
export function commentOnTicket(
  before: Ticket,
  { by, at, comment }: { by: string; at: number; comment: string },
): { ticket: Ticket; entries: TicketEntry[] } {
  const ticket = { ...before, changedAt: at, version: before.version + 1 };
  return { ticket, entries: entriesOf(ticket, [{ eventType: 'COMMENT', comment }], by, at) };
}

/** Entries of a version of a ticket: the same each time; descending ids keep their order in lists. */
function entriesOf(ticket: Ticket, drafts: readonly TicketActivityDraft[], by: string, at: number): TicketEntry[] {
  const { customerId, id: ticketId, version } = ticket;
  const ids = drafts
    .map((_, index) => uuidOf('ticket-entry', customerId, ticketId, version, index))
    .sort((a, b) => (a < b ? 1 : -1));
  return drafts.map((draft, index) => ({
    ...{ id: ids[index] as string, ticketId, createdAt: at, version, isDeleted: false },
    ...byPerson(by),
    eventType: draft.eventType,
    field: draft.field ?? null,
    prevValue: draft.prevValue ?? null,
    revValue: draft.revValue ?? null,
    metadata: draft.metadata ?? null,
    comment: draft.comment ?? null,
  }));
}
