import { failedTo, plural } from './common.ts';

interface Metric {
  name: string;
  definition: string;
}

/** Metrics, each with what it counts. */
export const kpiMetricTexts = {
  ENGAGED_USERS: {
    name: 'Engaged users',
    definition: 'Registered users with at least one alarm, work or note action ÷ registered users',
  },
  REGISTERED_USERS: {
    name: 'Registered users',
    definition: 'Users who completed activation ÷ invited users, nobody disabled, as of now',
  },
  PRIORITIZED_ALARMS: {
    name: 'Prioritized alarms',
    definition: 'Distinct active alarms with priority 1 or above ÷ distinct active alarms',
  },
  ALARMS_PER_HOUR: {
    name: 'Alarms per hour',
    definition: 'Occurrences started ÷ elapsed hours. Returns to normal and acknowledgments do not count.',
  },
  ACTIONED_ALARMS: {
    name: 'Actioned alarms',
    definition:
      'Intake entries left by creating work, snoozing, declining or moving ÷ Intake entries that did not clear themselves within 5 minutes',
  },
  PRIORITY_DISTRIBUTION: {
    name: 'Priority distribution',
    definition: 'Occurrences at High and above, Medium, and Low and below ÷ occurrences with priority 1 or above',
  },
  WORK_COVERAGE: {
    name: 'Work coverage',
    definition:
      'Distinct alarms at Medium and above, or with an impact on service, that had a ticket while active ÷ the same alarms, less those declined without one',
  },
  TIME_TO_DISPATCH: {
    name: 'Time to dispatch',
    definition: 'Mean from the oldest active occurrence to the creation of its ticket, each at most 7 days',
  },
  TIME_TO_RESOLUTION: {
    name: 'Time to resolution',
    definition: 'Mean from creation to closing, of tickets closed in the period',
  },
  RESOLUTION_EFFECTIVENESS: {
    name: 'Resolution effectiveness',
    definition:
      'Tickets closed as resolved without a reoccurrence within 7 days ÷ tickets closed 7 days ago or earlier',
  },
  REPEAT_WORK: {
    name: 'Repeat work',
    definition: 'Tickets on an alarm whose ticket was closed in the 30 days before, or reissued ÷ tickets created',
  },
  OPEN_WORK_INACTIVE_ALARMS: {
    name: 'Open work, inactive alarms',
    definition: 'Open tickets whose alarms have all been inactive for 24 hours ÷ open tickets with alarms, as of now',
  },
  DUPLICATE_WORK: {
    name: 'Duplicate work',
    definition: 'Open tickets sharing an alarm with another open ticket ÷ open tickets with alarms, as of now',
  },
} as const satisfies Record<string, Metric>;

export const kpiCategoryTexts = {
  ADOPTION: 'Adoption',
  AWARENESS: 'Awareness',
  WORK: 'Work',
  ACCOUNTABILITY: 'Accountability',
} as const;

export const kpiStatusTexts = {
  meets: 'Meets goal',
  misses: 'Misses goal',
  past: 'Past warning',
  none: 'No goal',
  unknown: 'No value',
  stateUnknown: 'State unknown',
} as const;

/** Units, as they follow a figure, and as they are chosen. */
export const kpiUnitTexts = {
  PERCENTAGE: { short: '%', name: 'Percentage' },
  DAYS: { short: 'days', name: 'Days' },
  HOURS: { short: 'h', name: 'Hours' },
  MINUTES: { short: 'min', name: 'Minutes' },
  COUNT: { short: '', name: 'Count' },
} as const;

/** The KPI dashboard and its goals. */
export const kpiTexts = {
  analytics: 'Analytics',
  dashboard: 'KPI dashboard',
  goals: 'Analytics - Goals',
  failed: failedTo('get KPI metrics'),
  saveFailed: failedTo('update KPI configuration'),
  noteFailed: failedTo('update the KPI note'),
  switchedOff: 'The KPI dashboard is switched off: only Admins see it.',
  compared: (start: string, end: string) => `${start} – ${end}, compared with the period before`,
  counts: { meets: 'meet goal', misses: 'miss goal', past: 'past warning', stateUnknown: 'unknown' },
  versus: 'vs the period before',
  noComparison: 'No value for the period before',
  points: (points: string) => `${points} pts`,
  of: (what: string, name: string) => `${what}: ${name}`,
  goal: 'Goal',
  warning: 'Warning',
  scale: 'Scale',
  unit: 'Unit',
  metric: 'Metric',
  now: 'Now',
  atLeast: '≥',
  atMost: '≤',
  median: (value: string) => `Median ${value}`,
  since: (date: string) => `since ${date}`,
  notReceivedSince: (time: string) => `A source has been silent since ${time}`,
  ratio: (numerator: string, denominator: string) => `${numerator} of ${denominator}`,
  inHours: (occurrences: string, hours: string) => `${occurrences} in ${hours} h`,
  overTickets: (sum: string, tickets: number) => `${sum} over ${plural(tickets, 'ticket')}`,
  before: (counted: string) => `${counted} before`,
  named: (name: string, counted: string) => `${name}: ${counted}`,
  mean: (value: string, tickets: number) => `${value} mean, ${plural(tickets, 'ticket')}`,
  part: (start: string, end: string) => (start === end ? start : `${start} to ${end}`),
  trend: (name: string) => `Trend of ${name}`,
  period: 'Period',
  numerator: 'Counted',
  denominator: 'Out of',
  priority: 'Priority',
  share: 'Share',
  occurrences: 'Occurrences',
  priorities: 'High+ / Medium / Low−',
  level: (name: string, instances: number, share: string) => `${name}: ${plural(instances, 'occurrence')}, ${share}`,
  note: 'Note',
  addNote: (name: string) => `Note on ${name}`,
  noteBy: (name: string, time: string) => `${name}, ${time}`,
  noteHint: 'Visible to everybody who sees the dashboard.',
  withoutAutomation: 'Without automation',
  isEnabled: 'Show the KPI dashboard',
  isEnabledHelp: 'While it is off, only Admins see it.',
  goalsHint:
    'Whether higher or lower is better follows from goal and warning. A metric without a goal is not rated. Limits are 100%, 30 days, 24 hours, 60 minutes, or a count of 100.',
} as const;

/** Groups and rows behind a KPI. */
export const kpiDrilldownTexts = {
  open: (name: string) => `What is behind ${name}`,
  trend: 'Trend',
  describeTrend: (name: string) => `${name} over the period`,
  groups: 'Groups',
  by: 'Group by',
  group: 'Group',
  team: 'Team',
  creator: 'Creator',
  bar: 'Bar',
  value: 'Value',
  counted: 'Counted',
  change: 'Change',
  groupsFailed: failedTo('get groups of the KPI'),
  noGroups: 'Nothing was counted in this period. Try another period or other filters.',
  overlapping: 'People in several teams count in each of them; the whole counts every ticket once.',
  hours: 'Every group has all the elapsed hours: the rates add up.',
  noTeam: 'No team',
  nobody: 'Automation or no person',
  others: 'Others',
  unnamed: 'Former user',
  rows: 'Rows',
  side: 'Rows of',
  rowsFailed: failedTo('get rows of the KPI'),
  noRows: 'Nothing was counted in this period. Try another period or other filters.',
  noAlarms: 'You do not have access to these alarms',
  noWork: 'You do not have access to these tickets',
  noPeople: 'You do not have access to these people',
  only: (name: string) => `Only ${name}`,
  shown: (shown: string, count: string) => `${shown} of ${count}`,
  most: 'More rows are not listed. Choose a shorter period or a group.',
  more: 'Show more',
  what: { ALARM: 'Alarm', TICKET: 'Ticket', PERSON: 'Person' },
  when: 'When',
  yes: 'Yes',
  no: 'No',
  deleted: 'Deleted alarm',
  hidden: 'Ticket you cannot see',
} as const;

/** Rows that the numerator and the denominator of each metric count. */
export const kpiSideTexts = {
  ENGAGED_USERS: { NUMERATOR: 'Engaged', DENOMINATOR: 'All registered' },
  REGISTERED_USERS: { NUMERATOR: 'Registered', DENOMINATOR: 'All invited' },
  PRIORITIZED_ALARMS: { NUMERATOR: 'Prioritized', DENOMINATOR: 'All active' },
  ALARMS_PER_HOUR: { NUMERATOR: 'Occurrences' },
  ACTIONED_ALARMS: { NUMERATOR: 'Actioned', DENOMINATOR: 'All entries' },
  PRIORITY_DISTRIBUTION: { NUMERATOR: 'High and above', DENOMINATOR: 'All prioritized' },
  WORK_COVERAGE: { NUMERATOR: 'Covered', DENOMINATOR: 'All that need work' },
  TIME_TO_DISPATCH: { NUMERATOR: 'Tickets' },
  TIME_TO_RESOLUTION: { NUMERATOR: 'Tickets' },
  RESOLUTION_EFFECTIVENESS: { NUMERATOR: 'Effective', DENOMINATOR: 'All closed' },
  REPEAT_WORK: { NUMERATOR: 'Repeated', DENOMINATOR: 'All created' },
  OPEN_WORK_INACTIVE_ALARMS: { NUMERATOR: 'Inactive', DENOMINATOR: 'All open' },
  DUPLICATE_WORK: { NUMERATOR: 'Duplicate', DENOMINATOR: 'All open' },
} as const satisfies Record<string, { NUMERATOR: string; DENOMINATOR?: string }>;
