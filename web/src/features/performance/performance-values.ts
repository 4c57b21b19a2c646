import { industryGrid, recommendedPriorityMix } from '#domain/constants.ts';
import type { ChartData } from '#features/charts/chart-data.ts';
import { type Criterion, criterionParam } from '#features/criteria/criteria.ts';
import type { AlarmPerformanceQuery, MeasureFieldsFragment, PerformanceUnit } from '#generated/graphql.ts';
import { numberFormat } from '#texts/common.ts';
import { performanceTexts as texts } from '#texts/performance.ts';
import { daysBetween, type Range } from '#ui/days.ts';
import { formatCount, unknown } from '#ui/format.ts';
import { addressOfRange } from '#ui/range-address.ts';

type Performance = AlarmPerformanceQuery['alarmPerformance'];

const rates = numberFormat({ maximumSignificantDigits: 3 });
const smallShares = numberFormat({ maximumSignificantDigits: 2 });
const shares = numberFormat({ maximumFractionDigits: 1 });

/** Returns a measure's value or bound: alarms as a number, shares in percent; a dash without a value. */
export function measureText(value: number | null | undefined, unit: PerformanceUnit): string {
  if (value == null) return unknown;
  if (unit === 'SHARE') return `${(value < 0.01 ? smallShares : shares)(100 * value)} %`;
  return value < 100 ? rates(value) : formatCount(Math.round(value));
}

/** Returns what is recommended, as "≤ 150" or "0"; a dash where nothing is. */
export function boundText({ bounds, unit }: MeasureFieldsFragment, which: 'target' | 'limit'): string {
  if (!bounds) return unknown;
  const bound = measureText(bounds[which], unit);
  return bounds[which] === 0 ? bound : texts.atMost(bound);
}

/**
 * Path of the occurrences of a part of the period, by alarm.
 * @param hourOfWeek those alone that started in it: 0 from Monday's midnight.
 */
export function countsPath(
  { start, end }: Range,
  timezone: string,
  criteria: readonly Criterion[],
  hourOfWeek: number | null = null,
): string {
  const params = new URLSearchParams([
    ['by', 'alarmId'],
    ...criteria.map((criterion): [string, string] => ['filter', criterionParam(criterion)]),
    ...(hourOfWeek === null ? [] : [['hour', String(hourOfWeek)] as [string, string]]),
  ]);
  // an address has whole minutes
  const minuteMs = 60_000;
  const last = new Date(Math.ceil(Date.parse(end) / minuteMs) * minuteMs);
  return `/reports/counts?${addressOfRange(params, { days: 30, ends: [new Date(start), last], timezone })}`;
}

/** Returns the part of a period that lies on a day of the timezone, as `2025-10-08`. */
export function dayWithin(date: string, timezone: string, within: Range): Range {
  const { start, end } = daysBetween(date, date, timezone);
  const instant = (ms: number): string => new Date(ms).toISOString();
  return {
    start: instant(Math.max(Date.parse(start), Date.parse(within.start))),
    end: instant(Math.min(Date.parse(end), Date.parse(within.end))),
  };
}

/** Returns rows of weekdays and columns of hours, with 0 where nothing occurred. */
export function hoursData(hours: Performance['hoursOfWeek']): ChartData {
  const counts = new Map(hours.map(({ hour, instances }) => [hour, instances]));
  return {
    axis: texts.weekday,
    points: texts.weekdays.map((name, day) => ({ key: name, name, tick: texts.shortWeekdays[day] })),
    series: Array.from({ length: 24 }, (_, hour) => ({
      name: texts.hour(hour),
      values: texts.weekdays.map((_, day) => counts.get(day * 24 + hour) ?? 0),
    })),
    format: formatCount,
  };
}

const bands = [
  { name: 'high', priorities: [5, 4] },
  { name: 'medium', priorities: [3] },
  { name: 'low', priorities: [2, 1] },
] as const;

/** Returns the shares of bands of priorities in percent beside the recommended ones; occurrences without one are left out. */
export function mixData(priorities: Performance['priorities']): ChartData {
  const countOf = (some: readonly number[]): number =>
    priorities.reduce((sum, { priority, instances }) => (some.includes(priority) ? sum + instances : sum), 0);
  const total = countOf([1, 2, 3, 4, 5]);
  return {
    axis: texts.priority,
    points: bands.map(({ name }) => ({ key: name, name: texts.bands[name] })),
    series: [
      {
        name: texts.measured,
        values: bands.map((band) => (total === 0 ? null : (100 * countOf(band.priorities)) / total)),
      },
      {
        name: texts.recommended,
        values: bands.map(({ name }) => (total === 0 ? null : 100 * recommendedPriorityMix[name])),
      },
    ],
    format: shares,
  };
}

export const withoutPriority = (priorities: Performance['priorities']): number =>
  priorities.find(({ priority }) => priority === 0)?.instances ?? 0;

/** Occurrences of a day that all positions together can handle. */
export const dayLines = (positions: number) => [
  {
    value: industryGrid.perDay.target * positions,
    name: texts.target150(formatCount(industryGrid.perDay.target * positions)),
  },
  {
    value: industryGrid.perDay.limit * positions,
    name: texts.limit300(formatCount(industryGrid.perDay.limit * positions)),
  },
];

/** Name of an alarm; its number where it has been deleted since. */
export const alarmName = ({ alarmId, name }: { alarmId: string; name?: string | null }): string =>
  name || `A${alarmId}`;
