import { failedTo, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** The report Counts (ANA.4). */
export const reportTexts = {
  title: pageTexts.counts,
  failed: failedTo('get alarms'),
  countedByDay: 'Occurrences are counted on the day they started.',
  perDay: 'Occurrences per day',
  total: (occurrences: number, timezone: string) => `${plural(occurrences, 'occurrence')} · ${timezone}`,
  mostFrequent: 'Most frequent',
  countBy: 'Count by',
  empty: 'No occurrences in this range.',

  fields: {
    alarmId: 'Alarm',
    externalSystemId: 'Alarm Source',
    point: 'Source Alarm Point',
    stationPath: 'Station Path',
    condition: 'Condition',
    alarmClass: 'Alarm Class',
    alarmType: 'Alarm Type',
    priority: 'Alarm Priority',
  },
  bar: 'Bar',
  occurrences: 'Occurrences',
  share: 'Share',
  cumulative: 'Cumulative',
  alarms: 'Alarms',
  timeInAlarm: 'Time in alarm',
  sum: 'Total',
  allSources: 'All sources',
  allPriorities: 'All priorities',
} as const;
