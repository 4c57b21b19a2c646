import { failedTo, grouped, pillTexts, plural } from './common.ts';

interface Measure {
  name: string;
  /** Meaning of the value, in one sentence. */
  meaning: string;
}

/** Measures of alarms, each with what it means. */
export const measureTexts = {
  PER_DAY: {
    name: 'Alarms per day',
    meaning: 'Average of the period. A position can respond to about 150 a day; 300 is the most that is manageable.',
  },
  PER_HOUR: {
    name: 'Alarms per hour',
    meaning: 'Average of the period, over all its hours, day and night.',
  },
  PER_WINDOW: {
    name: 'Alarms per 10 minutes',
    meaning: 'Average of the period. One in 10 minutes leaves time to respond to it.',
  },
  PEAK_HOUR: {
    name: 'Busiest hour',
    meaning: 'Most alarms of one hour.',
  },
  PEAK_WINDOW: {
    name: 'Busiest 10 minutes',
    meaning: 'Most alarms of one 10-minute interval. More than 10 are a flood: alarms will be missed.',
  },
  PEAK_MINUTE: {
    name: 'Busiest minute',
    meaning: 'Most alarms of one minute.',
  },
  TIME_IN_FLOOD: {
    name: 'Time in flood',
    meaning: '10-minute intervals with more than 10 alarms ÷ all intervals that have passed.',
  },
  TOP_TEN_SHARE: {
    name: 'Share of the top ten',
    meaning:
      'Occurrences of the ten most frequent alarms ÷ all. A high share is good news: ten fixes quiet the building.',
  },
  CHATTERING: {
    name: 'Chattering alarms',
    meaning:
      'Alarms that started again within 10 minutes of a start. Process plants use a stricter limit: 3 in a minute.',
  },
  FLEETING: {
    name: 'Fleeting alarms',
    meaning: 'Alarms that ended on their own in under 5 minutes, before anybody could act. Process plants use seconds.',
  },
  STALE_PER_DAY: {
    name: 'Stale alarms, worst day',
    meaning: 'Alarms active 24 h or longer on that day, including source outages.',
  },
  STANDING: {
    name: 'Standing alarms',
    meaning: 'Alarms active at the end of the period, or now.',
  },
} as const satisfies Record<string, Measure>;

/** Standing of a measure beside what is recommended. */
export const measureStatusTexts = {
  GOOD: 'Good',
  NEAR: 'Near the limit',
  BEYOND: 'Beyond the limit',
  NO_TARGET: 'No target',
  UNKNOWN: 'No value',
  stateUnknown: 'State unknown',
} as const;

/** Alarms of a kind, and what is said of each of them. */
export const worstTexts = {
  CHATTERING: { name: 'Chattering', value: (count: number) => plural(count, 'chattering occurrence') },
  FLEETING: { name: 'Fleeting', value: (count: number) => plural(count, 'fleeting occurrence') },
  STALE: { name: 'Stale', value: (duration: string) => `active for ${duration}` },
  STANDING: { name: 'Standing', value: (duration: string) => `active for ${duration}` },
} as const;

/** The page Alarm performance, and the industry grid of the KPI dashboard (KPI.23). */
export const performanceTexts = {
  failed: failedTo('get alarm performance'),
  gridFailed: failedTo('get the industry grid'),
  print: 'Print',
  of: (customer: string) => `${customer}, `,
  period: (start: string, end: string, timezone: string) => `${start} – ${end}, ${timezone}`,
  counted: (occurrences: number, alarms: number) =>
    `${plural(occurrences, 'occurrence')} of ${plural(alarms, 'alarm')}`,
  filter: (field: string, isExclusion: boolean, values: readonly string[]) =>
    `${field}${isExclusion ? ` ${pillTexts.excludes}` : ':'} ${values.join(', ')}`,
  filtered: (filters: string) => `Filtered by ${filters}`,
  positions: (positions: number) =>
    `Rates and targets are per operator position. ${
      positions === 1
        ? 'One position is assumed for the whole customer.'
        : `${grouped(positions)} positions are assumed.`
    }`,
  unhealthySince: (time: string) => `A source has been silent since ${time}. These measures may be wrong.`,
  empty: 'No alarms in this period.',
  emptyDetail: 'Choose a longer period or fewer filters.',

  measures: 'Measures against ISA-18.2 and EEMUA 191',
  measure: 'Measure',
  value: 'Value',
  target: 'Target',
  limit: 'Limit',
  status: 'Status',
  meaning: 'What it means',
  atMost: (value: string) => `≤ ${value}`,
  sources:
    'Targets are those of EEMUA 191 and ISA-18.2 for one position. Chattering, fleeting and stale mean the same as in the rest of the product. 10-minute and hourly intervals are counted from the start of the period.',

  perDay: 'Alarms per day',
  day: 'Day',
  occurrences: 'Occurrences',
  describeDays: 'Bars of the occurrences that started on each day, beside what one position can handle.',
  target150: (count: string) => `Target: ${count} a day`,
  limit300: (count: string) => `Limit: ${count} a day`,
  daysFile: 'alarms-per-day',

  byHour: 'When alarms occur',
  weekday: 'Weekday',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hour: (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
  describeHours: 'Occurrences by weekday and hour of the day they started in.',
  hoursFile: 'alarms-by-hour-and-weekday',

  mix: 'Priority mix',
  mixDetail: (without: number) => (without > 0 ? `${plural(without, 'occurrence')} without a priority left out` : ''),
  priority: 'Priority',
  bands: { high: 'Highest and High', medium: 'Medium', low: 'Low and Lowest' },
  measured: 'Measured (%)',
  recommended: 'Recommended (%)',
  describeMix: 'Share of the occurrences of each priority, beside the share that ISA-18.2 and EEMUA 191 recommend.',
  mixFile: 'priority-mix',

  topTen: 'Top ten alarms',
  describeTopTen: 'Bars of the ten alarms that occurred most, and the share of all down to each.',
  alarm: 'Alarm',
  topTenFile: 'top-ten-alarms',

  worst: 'Worst alarms',
  noWorst: 'No alarms of this kind in this period.',
  others: (count: number) => `and ${plural(count, 'other')}`,

  floods: 'Floods',
  noFloods: 'No 10 minutes had more than 10 alarms.',
  floodsShown: (shown: number, all: number) =>
    shown < all ? `The ${grouped(shown)} largest of ${grouped(all)}` : plural(all, 'flood'),
  flood: 'Started',
  duration: 'Duration',
  peak: 'Busiest 10 minutes',
  floodMeaning: 'A flood lasts while every 10-minute interval has more than 10 alarms.',

  grid: 'Industry grid',
  more: 'Alarm performance',
} as const;
