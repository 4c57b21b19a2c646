import { failedTo, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** The page Alarm throughput: alarms per hour of every source (ADM.4). */
export const throughputTexts = {
  title: pageTexts.throughput,
  subtitle: (timezone: string) => `Alarms per hour compared with the 4-week average · ${timezone}`,
  range: 'Range',
  day: '24 hours',
  week: '7 days',
  failed: failedTo('get alarm throughput'),
  old: 'Failed to get alarm throughput again. It is shown as it was.',
  empty: 'No sources yet',
  emptyDetail: 'Every integration that sends alarms appears here, hour by hour.',
  integration: 'Integration',
  alarms: 'Alarms',
  alarmsOf: (count: number) => (count === 1 ? 'alarm' : 'alarms'),
  perHour: 'Per hour',
  hour: 'Hour',
  perHourOf: (source: string) => `Alarms per hour of ${source}`,
  average: '4-week average',
  lastAlarm: 'Last alarm',
  state: 'State',
  noAlarm: 'No alarms in 4 weeks',
  silent: (hours: string) => `No alarms for ${hours} h`,
  few: 'Far fewer than on average',
  normal: 'Normal',
  inactive: 'Inactive',
  thisHour: 'This hour',
  hourTip: (count: number, isOver: boolean) => `${plural(count, 'alarm')}${isOver ? '' : ' so far'}`,
  averageRate: (rate: string) => `${rate} per hour on average`,
  nearlyNone: 'under 0.01',
} as const;
