import { failedTo, plural } from './common.ts';

/** Filters of lists: pills, the filter form and its controls. */
export const filterTexts = {
  filter: 'Filter',
  filters: 'Filters',
  filtersApplied: (count: number) => `Filters, ${count} applied`,
  title: (rows: string) => `Filter ${rows}`,
  combined: 'Rows combine with AND, values with OR',
  applied: 'Applied filters',
  search: 'Search',
  locked: (field: string) => `${field} is locked`,
  field: 'Field',
  chooseField: 'Choose a field',
  operator: 'Operator',
  values: 'Values',
  removeRow: 'Remove row',
  reset: 'Reset',
  apply: 'Apply',
  saveAsLens: 'Save as lens',
  counting: 'Counting…',
  matches: (count: number, noun: string) => `${plural(count, noun)} ${count === 1 ? 'matches' : 'match'}`,
  me: 'Me',
  noResults: 'No results',
  chooseValue: 'Choose a value',
  chooseValues: 'Choose values',
  choosePeople: 'Choose people',
  choosePoints: 'Choose points',
  chooseRange: 'Choose a range',
  chooseFromPlaces: 'Choose from places',
  places: 'Places',
  typeValue: 'Type a value',
  typeLetters: 'Type letters and spaces',
  pointsFailed: failedTo('get points'),
  ticketsFailed: failedTo('get work tickets'),
  alarmsFailed: failedTo('get alarms'),
  valuesFailed: failedTo('get values'),
  assigneesFailed: failedTo('get assignees'),
} as const;

/** Ranges of numbers, durations and times. */
export const rangeTexts = {
  range: 'Range',
  custom: 'Custom range…',
  from: 'From',
  to: 'To',
  atLeast: 'At least',
  atMost: 'At most',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  part: (side: string, unit: string) => `${side} ${unit}`,
  today: 'Today',
  yesterday: 'Yesterday',
  hoursSpan: (hours: number) => `${hours} hours`,
  daysSpan: (days: number) => `${days} days`,
  last: (span: string) => `Last ${span}`,
  next: (span: string) => `Next ${span}`,
  around: (span: string) => `± ${span}`,
} as const;

/** Options of filters that are true or false. */
export const flagTexts: Record<string, [yes: string, no: string]> = {
  pinned: ['Pinned', 'Not pinned'],
  stale: ['Stale', 'Not stale'],
  snoozed: ['Snoozed', 'Not snoozed'],
  serviceImpact: ['Service impacting', 'Not service impacting'],
  activeWork: ['Open work', 'No open work'],
  overdue: ['Overdue', 'Not overdue'],
  escalated: ['Escalated', 'Not escalated'],
  pendingReview: ['Waiting for review', 'Not waiting for review'],
};

/** Other options with names of their own. */
export const filterOptionTexts = {
  chatteringAndFleeting: 'Chattering and fleeting',
  closedWithin: (days: number) => `Closed within ${days} days`,
  syncStatuses: { InProgress: 'In progress', Complete: 'Complete', Failed: 'Failed' },
} as const;
