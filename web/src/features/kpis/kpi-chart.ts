import { priorityLabels } from '#domain/constants.ts';
import type { ChartData, Tip } from '#features/charts/chart-data.ts';
import type { KpiQuery } from '#generated/graphql.ts';
import { kpiMetricTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { dayLabel, dayName, dayOf } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import { addressOfRange } from '#ui/range-address.ts';
import { countedText, figure, isMean, kpiValue, withUnit } from './kpi-values.ts';

type Kpi = KpiQuery['kpi'];
type Part = Kpi['trend'][number];

/** Days of a part in the timezone of the range, as they are said. */
function daysOf({ start, end }: Part, timezone: string): string {
  const [first, last] = [dayOf(new Date(start), timezone), dayOf(new Date(Date.parse(end) - 1), timezone)];
  return texts.part(dayName(first), dayName(last));
}

/** Returns what a tile draws, with what each value was divided from; of the priority distribution the priorities. */
export function kpiChart({ metricType, metricConfig: { format }, trend, levels }: Kpi, timezone: string): ChartData {
  if (metricType === 'PRIORITY_DISTRIBUTION') {
    const total = levels.reduce((sum, { instances }) => sum + instances, 0);
    return {
      axis: texts.priority,
      points: levels.map(({ priority }) => ({ key: String(priority), name: priorityLabels[priority] ?? '' })),
      series: [
        { name: texts.share, values: levels.map(({ instances }) => (total === 0 ? null : (instances / total) * 100)) },
        { name: texts.occurrences, values: levels.map(({ instances }) => instances), format: formatCount },
      ],
      format: (value) => withUnit(value, format),
    };
  }
  return {
    axis: texts.period,
    points: trend.map((part) => ({
      key: part.start,
      name: daysOf(part, timezone),
      tick: dayLabel(dayOf(new Date(part.start), timezone)),
    })),
    series: [
      { name: kpiMetricTexts[metricType].name, values: trend.map((part) => kpiValue(metricType, format, part)) },
      { name: texts.numerator, values: trend.map(({ numerator }) => numerator ?? null), format: figure },
      { name: texts.denominator, values: trend.map(({ denominator }) => denominator ?? null), format: figure },
    ],
    format: (value) => withUnit(value, format),
  };
}

/** Returns the tip of a part of the trend: its value, numerator and denominator. */
export function trendTip({ metricType, metricConfig: { format }, trend }: Kpi, timezone: string, at: number): Tip {
  const part = trend[at];
  if (!part) return { title: '', lines: [] };
  const value = kpiValue(metricType, format, part);
  const shown = withUnit(value, format);
  const said =
    value === null
      ? shown
      : isMean(format)
        ? texts.mean(shown, part.denominator ?? 0)
        : `${shown} (${countedText(metricType, format, part)})`;
  return { title: daysOf(part, timezone), lines: [{ value: said }] };
}

/** Returns the query of the address that narrows the range to parts of the trend, both included. */
export function narrowedTo({ trend }: Kpi, timezone: string, search: string, from: number, to: number): string {
  const [start, end] = [trend[from]?.start, trend[to]?.end];
  if (!start || !end) return search;
  const ends: [Date, Date] = [new Date(start), new Date(end)];
  return `?${addressOfRange(new URLSearchParams(search), { days: 0, ends, timezone })}`;
}
