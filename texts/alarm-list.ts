/** The table and the cards of a list of alarms: column names, rows, states, footer and keys. */
export const alarmListTexts = {
  label: (lens: string) => `${lens} alarms`,
  select: (alarm: string) => `Select ${alarm}`,
  selectAll: 'Select all in lens',
  leftLens: 'Left lens',
  end: 'End of list',
  noMatch: 'No alarms match these filters',
  clearFilters: 'Clear filters',
  noneYet: 'No alarms yet',
  noneYetDetail: 'Alarms appear here as soon as an integration sends them.',
  clear: (lens: string) => `${lens} is clear`,
  clearDetail: 'New alarms appear here automatically.',
  goToActive: 'Go to Active',
  newAlarms: (count: string, priority: string | undefined) => `${count} new · newest ${priority}`,
  showNew: 'Show new rows (N)',
  newHighest: (id: string, name: string) => `New Highest alarm ${id}, ${name}`,
  loaded: (loaded: string, total: string) => `${loaded} of ${total} loaded`,
  sortedBy: (field: string, order: string) => `Sorted by ${field}, ${order}`,
  liveOff: 'Live updates off: add a filter',
  keys: { move: 'move', open: 'open', newRows: 'new rows', search: 'search', all: 'all shortcuts' },
  recentActions: 'Recent actions',
  exportActivity: 'Export last 30 days of activity',
} as const;

/** Fields by which alarms are sorted, and their orders, in the footer. */
export const alarmSortTexts = {
  fields: {
    ALARM_TIME: 'alarm time',
    PRIORITY: 'priority, then alarm time',
    NUISANCE_COUNT: 'nuisance count',
    SNOOZE_EXPIRES_AT: 'snooze end',
  },
  orders: {
    ALARM_TIME: { ASC: 'oldest on top', DESC: 'newest on top' },
    PRIORITY: { ASC: 'lowest on top', DESC: 'highest on top' },
    NUISANCE_COUNT: { ASC: 'fewest on top', DESC: 'most on top' },
    SNOOZE_EXPIRES_AT: { ASC: 'earliest on top', DESC: 'latest on top' },
  },
} as const;

/** Column headers of the table, shorter than the names in the columns picker where room is short. */
export const alarmColumnTexts = {
  priority: 'Priority',
  id: 'ID',
  alarm: 'Alarm',
  building: 'Building',
  location: 'Location',
  source: 'Source',
  floorRoom: 'Floor · room',
  state: 'State',
  status: 'Status',
  snoozedUntil: 'Snoozed until',
  snoozeReason: 'Reason',
  snoozedBy: 'By',
  nuisance: 'Nuisance',
  alarmTime: 'Alarm time',
  inAlarm: 'In alarm',
  work: 'Work',
  point: 'Point',
  endTime: 'End time',
  createdAt: 'Created at',
  cmmsConfig: 'CMMS config',
  cmmsStatus: 'CMMS Config Status',
  cmmsAsset: 'CMMS asset',
  cmmsAssetValue: 'CMMS asset value',
  cmmsLocation: 'CMMS location',
  cmmsLocationValue: 'CMMS location value',
} as const;

/** Effects of the keys on a list of alarms, in the help. */
export const alarmShortcutTexts = {
  next: 'Next row; the drawer follows',
  previous: 'Previous row; the drawer follows',
  open: 'Open the drawer; press again for the full page',
  close: 'Close the drawer, then clear the focus or selection',
  select: 'Select the row; with Shift, up to the row',
  selectAll: 'Select all in the lens',
  work: 'Create work',
  snooze: 'Snooze; then 1 to 6 for how long, or U for a date',
  decline: 'Decline',
  move: 'Move to a status',
  priority: 'Set the priority',
  pin: 'Pin or unpin',
  undo: 'Undo, while the toast shows',
  newRows: 'Show new rows',
  drawer: 'Open or close the drawer',
  incident: 'Show or hide the alarms grouped under a cause',
} as const;
