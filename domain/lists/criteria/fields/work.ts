import { allOf, anyOf, contains, isIn, not, within } from '../expression.ts';
import { foldText } from '../fold.ts';
import { readNumbers } from '../ranges.ts';
import { choiceOf, countOf, type Field, flagOf, timesOf, valuesOf, whole } from './kinds.ts';

const dayMs = 86_400_000;
const ticketNumber = whole('Work ID', Number.MAX_SAFE_INTEGER);
const teamNumber = whole('Team', Number.MAX_SAFE_INTEGER);
const isOpen = isIn('ticketState', 'OPEN');
/** WORK.10: said by whoever closed it, or inferred where the external side did. */
const isResolved = anyOf(isIn('ticketIsResolved', true), isIn('ticketIsResolvedInferred', true));

/** WORK-072: the number behind a leading W; null for what is none. */
export function ticketNumberOf(typed: string): number | null {
  const [, digits] = /^w?\s*(\d{1,15})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Whom no ticket is assigned to. */
export const nobody = '00000000-0000-0000-0000-000000000000';
/** People by their ids; whoever is none has no ticket. */
const peopleOf = (label: string, column: 'ticketAssignee' | 'ticketCreator'): Field =>
  valuesOf(label, 'userSelect', column, { parse: (value) => (uuid.test(value) ? value : nobody), isBlank: true });

/** What work tickets are filtered by (LENS-053 to LENS-060), and what their own lenses ask. */
export const workFields = {
  workId: valuesOf('Work ID', 'number', 'ticketId', {
    parse: (value) => ticketNumber(value.trim().replace(/^w/i, '')),
  }),
  workState: choiceOf('State', 'select', { OPEN: isOpen, CLOSED: isIn('ticketState', 'CLOSED') }),
  resolution: choiceOf('Resolution', 'select', {
    resolved: isResolved,
    unresolved: allOf(isIn('ticketState', 'CLOSED'), not(isResolved)),
  }),
  alarmCount: countOf('Associated Alarms Count', 'ticketAlarmCount'),
  workCreatedDate: timesOf('Created Date', 'ticketCreatedAt'),
  workDueDate: timesOf('Due Date', 'ticketDueAt', { isAhead: true }),
  workClosedDate: timesOf('Closed Date', 'ticketClosedAt', { isBlank: true }),
  // whole days that have passed since it was created (WORK.19)
  ticketAge: {
    label: 'Ticket Age (days)',
    type: 'minMax',
    blank: null,
    read(value) {
      const bounds = readNumbers('Ticket Age', value);
      return (
        bounds &&
        (({ now }) =>
          within('ticketCreatedAt', {
            min: bounds.max === null ? null : now - (bounds.max + 1) * dayMs + 1,
            max: bounds.min ? now - bounds.min * dayMs : null,
          }))
      );
    },
  },
  assignee: peopleOf('Assigned to', 'ticketAssignee'),
  creator: peopleOf('Created by', 'ticketCreator'),
  // who is in it is asked where the caller is known (`ticket-query.ts`); until then it is nobody's
  team: valuesOf('Team', 'select', 'ticketAssignee', {
    parse: (value) => {
      teamNumber(value);
      return nobody;
    },
  }),
  overdue: choiceOf('Overdue', 'bool', {
    true: ({ now }) => allOf(isOpen, within('ticketDueAt', { min: null, max: now })),
    false: ({ now }) => not(allOf(isOpen, within('ticketDueAt', { min: null, max: now }))),
  }),
  escalated: flagOf('Escalated', isIn('ticketIsEscalated', true)),
  pendingReview: flagOf('Waiting for review', isIn('ticketPendingReview', true)),
  maintenanceSystem: valuesOf('Maintenance System', 'cmmsSource', 'ticketSystemId', {
    parse: whole('Maintenance System'),
    isBlank: true,
  }),
  externalStatus: valuesOf('External Status', 'customWorkSelect', 'ticketExternalStatus', { isBlank: true }),
  externalAssignee: valuesOf('External Assignee', 'cmmsAssignee', 'ticketExternalAssignee', { isBlank: true }),
  syncStatus: valuesOf('Sync', 'select', 'ticketSyncStatus', { isBlank: true }),
  workKeyword: {
    label: 'Keyword',
    type: 'text',
    blank: null,
    read(value) {
      const keyword = foldText(value);
      return keyword ? () => contains('ticketText', keyword) : null;
    },
  },
} satisfies Record<string, Field>;
