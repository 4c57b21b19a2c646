/** Columns that an alarm table can show, by the ids that lenses and views keep, with their heads. */
export const alarmColumns = {
  priority: 'Priority',
  id: 'ID',
  name: 'Alarm',
  building: 'Building',
  'floor-room': 'Floor · room',
  source: 'Source',
  point: 'Point',
  state: 'State',
  status: 'Status',
  'snoozed-until': 'Snoozed until',
  'snooze-reason': 'Snooze reason',
  'snoozed-by': 'Snoozed by',
  nuisance: 'Nuisance',
  'alarm-time': 'Alarm time',
  'end-time': 'End time',
  'created-at': 'Created at',
  'in-alarm': 'In alarm',
  work: 'Work',
  'cmms-status': 'CMMS Config Status',
  'cmms-asset-name': 'CMMS asset name',
  'cmms-asset-value': 'CMMS asset value',
  'cmms-location-name': 'CMMS location name',
  'cmms-location-value': 'CMMS location value',
} as const;

export type AlarmColumn = keyof typeof alarmColumns;
export const alarmColumnIds = Object.keys(alarmColumns) as [AlarmColumn, ...AlarmColumn[]];

/**
 * True for a column of what maintenance systems are sent: its values are read for the rows of a page, where one is
 * shown.
 */
export const isCmmsColumn = (id: AlarmColumn): boolean => id.startsWith('cmms-');

export const isAlarmColumn = (id: string): id is AlarmColumn => Object.hasOwn(alarmColumns, id);
