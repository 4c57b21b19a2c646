import { failedTo, grouped, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** The report Counts (ANA.4). */
export const reportTexts = {
  title: pageTexts.counts,
  failed: failedTo('get alarms'),
  hourOfWeek: 'Hour of the week',
  countedByDay: 'Occurrences are counted on the day they started.',
  perDay: 'Occurrences per day',
  total: (occurrences: number, timezone: string) => `${plural(occurrences, 'occurrence')} · ${timezone}`,
  dailyFile: 'occurrences-per-day',
  countsFile: 'most-frequent',
  mostFrequent: 'Most frequent',
  describeMost: (field: string) => `Bars of the most frequent by ${field}, and the share of all down to each.`,
  vital: (few: number, all: number) => (few > 0 ? `${grouped(few)} of ${grouped(all)} make 80%` : ''),
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
  others: 'All others',
  blanks: '(blanks)',
  alarmNumber: 'Alarm number',
  hoursInAlarm: 'Hours in alarm',
} as const;
