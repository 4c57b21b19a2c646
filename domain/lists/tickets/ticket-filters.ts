import type { Ticket } from '../../work/model/ticket.ts';
import { placeFilters } from '../alarms/place-filters.ts';
import type { Column } from '../criteria/column.ts';
import { allOf, anyOf, contains, isIn, not, some, within } from '../criteria/expression.ts';
import { choiceOf, countOf, type Filter, type Filters, flagOf, timesOf, valuesOf, whole } from '../criteria/filter.ts';
import { foldText } from '../criteria/fold.ts';
import { readNumbers } from '../criteria/ranges.ts';
import { attributeOf, hasAttribute } from './alarm-attributes.ts';
import { alarmsOnTicket } from './alarms-on-ticket.ts';
import { ticketColumn } from './ticket-columns.ts';

const dayMs = 86_400_000;
const ticketNumber = whole('Work ID', Number.MAX_SAFE_INTEGER);
const teamNumber = whole('Team', Number.MAX_SAFE_INTEGER);
const isOpen = isIn(ticketColumn.state, 'OPEN');
/** WORK.10: set by the person who closed it, or inferred if the external side did. */
export const isResolved = anyOf(isIn(ticketColumn.isResolved, true), isIn(ticketColumn.isResolvedInferred, true));

/** WORK-072: returns the number after an optional W; null for other texts. */
export function ticketNumberOf(typed: string): number | null {
  const [, digits] = /^w?\s*(\d{1,15})$/i.exec(typed.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Id of a person who has no tickets. */
export const nobody = '00000000-0000-0000-0000-000000000000';
/** Filter on people by their ids; an invalid id matches no ticket. */
const peopleOf = (label: string, column: Column<Ticket>): Filter<Ticket> =>
  valuesOf(label, 'userSelect', column, { parse: (value) => (uuid.test(value) ? value : nobody), isBlank: true });

/** Filters of work tickets (LENS-053 to LENS-060), those of their own lenses included. */
export const ticketFilters = {
  workId: {
    ...valuesOf('Work ID', 'number', ticketColumn.id, {
      parse: (value) => ticketNumber(value.trim().replace(/^w/i, '')),
    }),
    query: 'workTickets',
  },
  workState: choiceOf('State', 'select', { OPEN: isOpen, CLOSED: isIn(ticketColumn.state, 'CLOSED') }),
  resolution: choiceOf('Resolution', 'select', {
    resolved: isResolved,
    unresolved: allOf(isIn(ticketColumn.state, 'CLOSED'), not(isResolved)),
  }),
  alarmCount: countOf('Associated Alarms Count', ticketColumn.alarmCount),
  workCreatedDate: timesOf('Created Date', ticketColumn.createdAt),
  workDueDate: timesOf('Due Date', ticketColumn.dueAt, { isAhead: true }),
  workClosedDate: timesOf('Closed Date', ticketColumn.closedAt, { isBlank: true }),
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
          within(ticketColumn.createdAt, {
            min: bounds.max === null ? null : now - (bounds.max + 1) * dayMs + 1,
            max: bounds.min ? now - bounds.min * dayMs : null,
          }))
      );
    },
  },
  assignee: peopleOf('Assigned to', ticketColumn.assigneeId),
  creator: peopleOf('Created by', ticketColumn.createdBy),
  // its members are resolved where the caller is known (`ticket-query.ts`); until then it matches nobody
  team: valuesOf('Team', 'select', ticketColumn.assigneeId, {
    parse: (value) => {
      teamNumber(value);
      return nobody;
    },
  }),
  // a ticket lies where its alarms lie
  workPlaces: {
    ...placeFilters.places,
    blank: null,
    read(value) {
      const place = placeFilters.places.read(value);
      return () => some(alarmsOnTicket, place());
    },
  },
  // groups of reports list their tickets by it: `building=North`, or `building=` for those without any
  alarmAttribute: {
    label: 'Alarm Attribute',
    type: 'select',
    blank: null,
    scopeLabel: (value) => value.replace('=', ': '),
    read(given) {
      const attribute = attributeOf(given);
      const condition = attribute && hasAttribute(attribute);
      return condition && (() => condition);
    },
  },
  overdue: choiceOf('Overdue', 'bool', {
    true: ({ now }) => allOf(isOpen, within(ticketColumn.dueAt, { min: null, max: now })),
    false: ({ now }) => not(allOf(isOpen, within(ticketColumn.dueAt, { min: null, max: now }))),
  }),
  escalated: flagOf('Escalated', isIn(ticketColumn.isEscalated, true)),
  pendingReview: flagOf('Waiting for review', isIn(ticketColumn.pendingReview, true)),
  maintenanceSystem: valuesOf('Maintenance System', 'cmmsSource', ticketColumn.externalSystemId, {
    parse: whole('Maintenance System'),
    isBlank: true,
  }),
  externalStatus: valuesOf('External Status', 'customWorkSelect', ticketColumn.externalStatus, { isBlank: true }),
  externalAssignee: valuesOf('External Assignee', 'cmmsAssignee', ticketColumn.externalAssignee, { isBlank: true }),
  syncStatus: valuesOf('Sync Status', 'select', ticketColumn.cmmsSyncStatus, { isBlank: true }),
  workKeyword: {
    label: 'Keyword',
    type: 'text',
    blank: null,
    read(value) {
      const keyword = foldText(value);
      return keyword ? () => contains(ticketColumn.searchText, keyword) : null;
    },
  },
} satisfies Filters<Ticket>;
