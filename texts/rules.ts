import { failedTo, grouped, plural, upTo } from './common.ts';
import { pageTexts } from './pages.ts';

/** Failures of what is done with rules (AUTO-010): the same words everywhere. */
export const ruleFailureTexts = {
  get: failedTo('get automation rules'),
  create: failedTo('create automation rule'),
  update: failedTo('update automation rule'),
  reorder: failedTo('reorder automation rules'),
  delete: failedTo('delete automation rule'),
  clone: failedTo('clone automation rule'),
  enable: failedTo('enable automation rule'),
  disable: failedTo('disable automation rule'),
  pause: failedTo('pause automation rule'),
  resume: failedTo('resume automation rule'),
  log: failedTo('get the log of the automation rule'),
  exclude: failedTo('exclude the alarm from the automation rule'),
  dryRun: failedTo('try the automation rule'),
} as const;

/** The list of automation rules. */
export const ruleListTexts = {
  title: pageTexts.automationRules,
  subtitle: 'Rules run automatically, from top to bottom: later rules see what earlier ones have done.',
  new: 'New rule',
  readyMade: 'Ready-made rules',
  none: 'There are no automation rules yet',
  noneDetail: 'Start with a ready-made rule. It shows what it would have done in the last 30 days before it acts.',
  noneSeen: 'Admins of your organization create them.',
  search: 'Search rules',
  noneFound: 'No rule has this name',
  states: { ENABLED: 'Enabled', DISABLED: 'Disabled', PAUSED: 'Paused' },
  incomplete: 'Incomplete',
  more: (name: string) => `More for ${name}`,
  executions: (count: number) => `Acted ${plural(count, 'time')}`,
  last: ', last',
  never: 'Has not acted yet',
  waiting: (count: number, most: number) => `${upTo(count, most)} ${count === 1 ? 'alarm' : 'alarms'} waiting`,
  lastError: (error: string) => `Last error: ${error}`,
  enable: 'Enable',
  disable: 'Disable',
  pause: 'Pause',
  resume: 'Resume',
  clone: 'Clone',
  log: 'Log',
  moved: (name: string, place: number) => `${name} is now rule ${grouped(place)}`,
  done: {
    enabled: (name: string) => `${name} is enabled`,
    disabled: (name: string) => `${name} is disabled`,
    paused: (name: string) => `${name} is paused`,
    resumed: (name: string) => `${name} is resumed`,
    cloned: (name: string) => `${name} was created, disabled`,
    deleted: (name: string) => `${name} was deleted`,
  },
  delete: 'Delete rule',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteDetail: 'The rule stops and pending alarms are released. What it has done stays, and so does its log.',
  disableTitle: (name: string) => `Disable ${name}?`,
  disableDetail: (waiting: number, most: number) =>
    `${upTo(waiting, most)} pending ${waiting === 1 ? 'alarm' : 'alarms'} will be released.`,
} as const;

/** Why a rule is paused, and what to do about it. */
export const pausedTexts = {
  title: (name: string) => `${name} is paused`,
  reasons: {
    PERSON: 'Paused by a person. Alarms wait until the rule is resumed.',
    TICKET_GUARD:
      'It paused itself before its 26th ticket in ten minutes. Check what it did before you resume it: its criteria may be too broad.',
    FLOOD:
      'Rules that create work or notify people pause during a flood of alarms. This one resumes when the flood is over.',
  },
  since: 'Since',
  why: 'See why',
} as const;

/** When rules fit, and when they do not (AUTO.31). */
export const ruleHelpTexts = {
  title: 'What rules are good for',
  fits: 'Rules fit best where an alarm has a local cause and one known response: a dirty filter, a drive in bypass.',
  change: 'Complex dispatch needs change management: agree with the people who get the work before a rule sends it.',
  misfits:
    'Rules do not fit complex triage or an upstream cause: one event raises many alarms, and a rule would create a ticket for each.',
} as const;

/** Names of triggers and actions, as they are chosen. */
export const triggerNames = {
  ENTERS_INTAKE: 'Enters Intake',
  ENTERS_STATUS: 'Enters a status',
  BECOMES_ACTIVE: 'Becomes active',
  BECOMES_INACTIVE: 'Becomes inactive',
  BECOMES_STALE: 'Becomes stale',
  BECOMES_NUISANCE: 'Becomes a nuisance',
  SNOOZE_EXPIRED: 'Snooze expires',
  WORK_CLOSED_STILL_ACTIVE: 'Work is closed, still active',
  BECOMES_SERVICE_IMPACTING: 'Becomes service-impacting',
} as const;
export const actionNames = {
  CREATE_WORK: 'Create work',
  ATTACH_TO_OPEN_WORK: 'Attach to open work',
  SNOOZE: 'Snooze',
  DECLINE: 'Decline',
  MOVE_STATUS: 'Move to a status',
  SET_PRIORITY: 'Set priority',
  PIN: 'Pin',
  NOTIFY: 'Notify people',
} as const;
/** Details of each action that its name does not say. */
export const actionHints = {
  CREATE_WORK: 'One ticket for each episode of an alarm over all rules, and none while it has open work.',
  ATTACH_TO_OPEN_WORK: 'The newest open ticket on the same asset, if there is one.',
  SNOOZE: '',
  DECLINE: '',
  MOVE_STATUS: '',
  SET_PRIORITY: 'Never over a priority that a person has set.',
  PIN: 'It stays at the top of lists until somebody unpins it.',
  NOTIFY: 'By email.',
} as const;

/** The editor of a rule: five parts that read as one sentence. */
export const ruleEditorTexts = {
  newTitle: 'New automation rule',
  back: pageTexts.automationRules,
  missing: 'This automation rule does not exist',
  name: 'Name',
  namePlaceholder: 'What it is for',
  nameRequired: 'Enter a name',
  description: 'Description',
  reads: 'Reads as',
  joint: ', then ',
  end: '.',
  goTo: (part: string) => `Go to ${part}`,
  parts: { schedule: 'Schedule', trigger: 'Trigger', criteria: 'Criteria', delay: 'Delay', actions: 'Actions' },
  hints: {
    schedule: 'When the rule applies. Without a schedule, always.',
    trigger: 'What starts the rule. It must happen within the schedule; the actions may run later.',
    criteria: 'Which alarms it applies to, checked when it starts and again when it acts.',
    delay: 'How long the condition must persist. Alarms that clear sooner are dropped.',
    actions: 'What the rule does, in order.',
  },
  always: 'Always',
  atTimes: 'At certain times',
  every: 'Every',
  units: { WEEK: 'weeks', DAY: 'days' },
  unit: 'Days or weeks',
  days: 'Days',
  dayNames: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  dayHint: 'None means every day. A range past midnight belongs to the day it starts on.',
  from: 'From',
  to: 'To',
  startDate: 'Counted from',
  timezone: 'Timezone',
  leavesOutHolidays: 'Skip holidays',
  holidays: (count: number) =>
    count === 0 ? 'There are no holidays yet.' : `${plural(count, 'holiday')} in your calendar.`,
  editHolidays: 'Edit holidays',
  trigger: 'An alarm',
  chooseTrigger: 'Choose what starts it',
  status: 'Status',
  alarmCriteria: 'Of alarms',
  assetCriteria: 'Of their assets',
  assetHint: 'One asset of the alarm must match all of these.',
  delayDays: 'Days',
  delayHours: 'Hours',
  delayMinutes: 'Minutes',
  atOnce: 'Without a delay it acts within seconds. A notification about the same change may go out first.',
  addAction: 'Add action',
  removeAction: (name: string) => `Remove ${name}`,
  objective: 'Objective',
  objectivePlaceholder: 'Same as for other tickets',
  objectiveHelp: 'You can use {alarmName}, {alarmId}, {alarmText} and {point}.',
  assigned: 'For',
  assignees: { none: 'Nobody yet', person: 'A person', team: 'A team' },
  person: 'Person',
  team: 'Team',
  teamHelp: "Assigned to the team's first admin, or to its first member.",
  due: 'Due in hours',
  dueHelp: 'Leave empty to follow the priority of the alarm.',
  system: 'Maintenance system',
  defaultSystem: 'The only or oldest system',
  internal: 'Stays internal if tickets of rules are not sent to maintenance systems.',
  duration: 'For hours',
  reason: 'Reason',
  priority: 'Priority',
  people: 'People',
  teams: 'Teams',
  addTeams: 'Add teams',
  pausesInFlood: 'Pause in a flood of alarms',
  pausesInFloodHelp:
    'For rules that create work or notify people. A flood is more than ten alarms in ten minutes per operator position.',
  exclusions: 'Exclusions',
  exclusionsHint: 'Alarms the rule never acts on. Exclude an alarm on its own page.',
  noExclusions: 'No alarm is excluded.',
  alarmNumber: (id: string) => `A${id}`,
  include: (alarm: string) => `Act on ${alarm} again`,
  problems: (count: number) => (count === 1 ? 'One thing is missing' : `${grouped(count)} things are missing`),
  complete: 'Complete: it can be enabled.',
  saved: 'Rule saved',
  saveDraft: 'Save',
  enableTitle: (name: string) => `Enable ${name}?`,
  enableDetail: 'It will act from now on. This is what it would have done:',
  viewOnly: 'You can view rules but not change them.',
  beyondRole: 'This rule does what your role does not allow you to do yourself. You cannot save or enable it.',
} as const;

/** Texts of a dry run: what a rule would have done. */
export const dryRunTexts = {
  title: 'What it would have done',
  hint: 'Runs the rule against past alarms without changing anything.',
  run: (days: number) => `Try on ${days} days`,
  days: { 30: '30 days', 90: '90 days' },
  period: 'Period',
  incomplete: 'Choose what starts the rule to try it.',
  stale: 'The rule has changed since this run. Try it again.',
  entries: (entries: number, alarms: number) => `${plural(entries, 'time')} of ${plural(alarms, 'alarm')}`,
  funnel: 'From what happened to what it would do',
  started: 'Started',
  matched: 'Criteria hold',
  scheduled: 'In the schedule',
  stayed: 'Stayed for the delay',
  acted: 'Acts',
  tickets: 'Tickets',
  ticketsDetail: (alarms: number) => `on ${plural(alarms, 'alarm')}`,
  duplicates: 'Duplicates avoided',
  duplicatesDetail: 'work already existed',
  actions: 'Times it acts',
  people: 'People notified at night',
  peopleDetail: (recipients: number, nights: number) =>
    recipients === 0 ? 'it notifies nobody' : `${plural(recipients, 'person', 'people')}, ${plural(nights, 'night')}`,
  notifications: 'Notifications',
  notificationsDetail: (recipients: number) => `to ${plural(recipients, 'person', 'people')}`,
  timeline: 'Day by day',
  describe: 'What the rule would have done on each day',
  day: 'Day',
  otherActions: 'Acts',
  seriesTickets: 'Tickets',
  seriesCovered: 'Duplicates avoided',
  file: 'automation-rule-dry-run',
  nothing: 'It would have done nothing',
  nothingDetail: 'No alarm met all its conditions in this period.',
  table: 'Latest actions it would have taken',
  tableOf: (shown: number, all: number) =>
    shown < all ? `the newest ${grouped(shown)} of ${grouped(all)}` : plural(all, 'row'),
  columns: { at: 'It acts', alarm: 'Alarm', triggered: 'Started', outcome: 'What it does' },
  outcomes: {
    ACTED: 'Acts',
    COVERED: 'Nothing: work already exists',
    SNOOZED: 'Nothing: snoozed by this rule',
  },
  ticket: 'Creates a ticket',
  alarm: (id: string) => `Alarm A${id}`,
  pauses: (count: number) =>
    count === 1
      ? 'It would have paused itself once, before its 26th ticket in ten minutes.'
      : `It would have paused itself ${grouped(count)} times, before its 26th ticket in ten minutes.`,
  firstPause: 'First on',
  unknown: (fields: string) =>
    `History does not record ${fields}: these filters were left out, so the numbers are upper limits.`,
  assumption: (hours: string) =>
    `A ticket of the rule is assumed to stay open for ${hours}: the median of tickets closed in these days, or a day if there are none.`,
  left: (count: number) => `${grouped(count)} left before the delay was over`,
  outside: (count: number) => `${grouped(count)} outside the schedule`,
  snoozed: (count: number) => `${grouped(count)} in its own snooze`,
  waiting: (count: number) => `${grouped(count)} still waiting`,
  avoided: (count: number) => `${grouped(count)} with work already`,
} as const;

/** The log of a rule. */
export const ruleLogTexts = {
  title: (name: string) => `Log of ${name}`,
  filter: 'Outcome',
  all: 'All outcomes',
  outcomes: { WAITING: 'Waiting', ACTED: 'Acted', SKIPPED: 'Skipped', CANCELLED: 'Released', FAILED: 'Failed' },
  none: 'No decisions yet',
  noneDetail: 'Every decision about an alarm is listed here, with its reason.',
  noneFound: 'No decisions with this outcome',
  ticket: (id: string) => `W${id}`,
} as const;

/** The rules of an alarm, on its page. */
export const alarmRulesTexts = {
  title: 'Automation',
  due: 'Acts on it',
  excluded: 'Excluded',
  exclude: 'Exclude from this rule',
  excludeFrom: (name: string) => `Exclude from ${name}`,
  include: 'Let it act again',
  includeIn: (name: string) => `Let ${name} act again`,
  excludedToast: (name: string) => `${name} never acts on this alarm`,
  includedToast: (name: string) => `${name} may act on this alarm again`,
} as const;

/** The customer's holidays. */
export const holidayTexts = {
  title: pageTexts.holidays,
  subtitle: 'Days on which your people do not work as usual. Automation rules can skip them.',
  getFailed: failedTo('get holidays'),
  createFailed: failedTo('create holiday'),
  deleteFailed: failedTo('delete holiday'),
  none: 'There are no holidays yet',
  noneDetail: 'Add the days on which your organization is closed.',
  columns: { date: 'Day', name: 'Name', repeats: 'Repeats', actions: 'Actions' },
  yearly: 'Every year',
  once: 'Once',
  isYearly: 'Every year on this day',
  date: 'Day',
  dateRequired: 'Choose a day',
  name: 'Name',
  nameRequired: 'Enter a name',
  add: 'Add holiday',
  remove: (name: string) => `Remove ${name}`,
  passed: 'Passed',
} as const;
