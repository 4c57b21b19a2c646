import { priorityLabels } from '#domain/constants.ts';
import type { ChartData } from '#features/charts/chart-data.ts';
import type { KpiQuery } from '#generated/graphql.ts';
import { kpiMetricTexts, kpiTexts as texts } from '#texts/kpis.ts';
import { formatCount, formatDate } from '#ui/format.ts';
import { figure, kpiValue, withUnit } from './kpi-values.ts';

/** Returns what a tile draws, with what each value was divided from; of the priority distribution the priorities. */
export function kpiChart({ metricType, metricConfig: { format }, trend, levels }: KpiQuery['kpi']): ChartData {
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
    points: trend.map(({ start, end }) => ({
      key: start,
      name: texts.part(formatDate(start), formatDate(new Date(Date.parse(end) - 1).toISOString())),
    })),
    series: [
      { name: kpiMetricTexts[metricType].name, values: trend.map((part) => kpiValue(metricType, format, part)) },
      { name: texts.numerator, values: trend.map(({ numerator }) => numerator ?? null), format: figure },
      { name: texts.denominator, values: trend.map(({ denominator }) => denominator ?? null), format: figure },
    ],
    format: (value) => withUnit(value, format),
  };
}
