import { type ListKind, onlyWith } from '../criteria/list-kind.ts';
import { alarmFilters } from './alarm-filters.ts';
import { orderFields } from './order-fields.ts';
import { alarmColumnIds } from './table-columns.ts';

/** Lists of alarms. */
export const alarm = {
  viewType: 'alarms',
  opensWith: 'Active Alarms',
  filters: alarmFilters,
  orders: orderFields,
  offered: {
    'ALARM_TIME.DESC': 'Newest on top',
    'ALARM_TIME.ASC': 'Oldest on top',
    'PRIORITY.DESC': 'Highest priority on top',
    'NUISANCE_COUNT.DESC': 'Highest nuisance count on top',
    'SNOOZE_EXPIRES_AT.ASC': 'Earliest snooze end on top',
  },
  columns: alarmColumnIds,
  categories: {
    active_alarms: { label: 'Active alarms', locked: [onlyWith('state', 'active')] },
    all_alarms: { label: 'All alarms', locked: [] },
  },
  words: {
    noun: 'alarm',
    rows: 'alarms',
    section: 'Triage',
    scope: "Also limited to the team's buildings and alarm filters",
    placeholder: 'Alarm, asset, point',
  },
} as const satisfies ListKind;
