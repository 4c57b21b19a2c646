import { type ListKind, onlyWith } from '../criteria/list-kind.ts';
import { ticketOrderFields } from './order-fields.ts';
import { ticketFilters } from './ticket-filters.ts';

/** Lists of tickets. */
export const work = {
  viewType: 'work',
  opensWith: 'All Work',
  filters: ticketFilters,
  orders: ticketOrderFields,
  offered: {
    'CREATED_AT.DESC': 'Newest on top',
    'CREATED_AT.ASC': 'Oldest on top',
    'DUE_AT.ASC': 'Earliest due date on top',
    'CLOSED_AT.DESC': 'Most recently closed on top',
  },
  columns: [],
  categories: {
    active_work: { label: 'Active work', locked: [onlyWith('workState', 'OPEN')] },
    all_work: { label: 'All work', locked: [] },
  },
  words: {
    noun: 'ticket',
    rows: 'work',
    section: 'Work',
    scope: 'Also limited to tickets assigned to people in the team, in the places that the team looks after',
    placeholder: 'Search tickets',
  },
} as const satisfies ListKind;
