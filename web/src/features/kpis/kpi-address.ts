import { type KpiMetricType, kpiMetricTypes } from '#domain/kpis/definitions.ts';

export const kpiDashboardPath = '/analytics/kpi-dashboard';

const slugOf = (metricType: KpiMetricType): string => metricType.toLowerCase().replaceAll('_', '-');

/** Path of what is behind a metric. */
export const kpiPath = (metricType: KpiMetricType): string => `${kpiDashboardPath}/${slugOf(metricType)}`;

/** Returns the metric that an address names; null for none. */
export const metricOf = (slug: string | undefined): KpiMetricType | null =>
  kpiMetricTypes.find((metricType) => slugOf(metricType) === slug) ?? null;
