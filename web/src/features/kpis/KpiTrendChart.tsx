import { useLocation, useNavigate } from 'react-router';
import { Chart } from '#features/charts/Chart.tsx';
import { mostOf } from '#features/charts/chart-data.ts';
import { Lines } from '#features/charts/drawings.ts';
import type { KpiQuery } from '#generated/graphql.ts';
import { chartTexts } from '#texts/charts.ts';
import { kpiMetricTexts, kpiDrilldownTexts as texts } from '#texts/kpis.ts';
import { kpiChart, narrowedTo, trendTip } from './kpi-chart.ts';

interface KpiTrendChartProps {
  kpi: KpiQuery['kpi'];
  /** IANA name of the zone of the range. */
  timezone: string;
}

/** px */
const height = 180;

/** A metric over the period on its scale, which higher values extend. A press opens a part; dragging zooms. */
export function KpiTrendChart({ kpi, timezone }: KpiTrendChartProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { metricType, metricConfig, trend } = kpi;
  if (trend.length < 2 || metricType === 'PRIORITY_DISTRIBUTION') return null;
  const { name } = kpiMetricTexts[metricType];
  const data = kpiChart(kpi, timezone);
  const drawn = { ...data, series: data.series.slice(0, 1) };
  const narrow = (from: number, to: number) => navigate({ search: narrowedTo(kpi, timezone, search, from, to) });
  return (
    <Chart
      title={texts.trend}
      description={texts.describeTrend(name)}
      detail={timezone}
      fileName={`kpi-${metricType.toLowerCase().replaceAll('_', '-')}`}
      data={data}
      empty={{ title: texts.noRows }}
      height={height}
    >
      <Lines
        label={chartTexts.labelOf(texts.describeTrend(name))}
        data={drawn}
        goal={metricConfig.goal ?? null}
        most={Math.max(metricConfig.scale, mostOf(drawn))}
        tipOf={(at) => trendTip(kpi, timezone, at)}
        height={height}
        onOpen={(at) => narrow(at, at)}
        onBrush={narrow}
      />
    </Chart>
  );
}
