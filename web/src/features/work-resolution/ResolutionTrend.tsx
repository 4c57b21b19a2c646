import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Chart } from '#features/charts/Chart.tsx';
import type { ChartData } from '#features/charts/chart-data.ts';
import { Bars } from '#features/charts/drawings.ts';
import { historyPath } from '#features/lists/places/history-path.ts';
import type { WorkResolutionQuery } from '#generated/graphql.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { chartTexts } from '#texts/charts.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { dayLabel } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import type { ResolutionAddress } from './resolution-address.ts';
import { daysOf, partName } from './resolution-parts.ts';

type Trend = WorkResolutionQuery['workResolutionTrend'];

interface ResolutionTrendProps {
  trend: Trend;
  /** IANA name of the zone whose days they are. */
  timezone: string;
  /** The day that is not over, as `2025-10-08`. */
  today: string;
  address: Pick<ResolutionAddress, 'criteria' | 'searchTerm'>;
  /** Chooses days from one to another, as `2025-10-08`. */
  onZoom: (from: string, to: string) => void;
}

/** px */
const height = 220;

/** Returns closed tickets per part: how they ended, and how many of either were repeat work. */
function dataOf(parts: Trend['parts'], timezone: string): ChartData {
  return {
    axis: texts.period,
    points: parts.map((part) => ({
      ...{ key: part.start, name: partName(part, timezone), tick: dayLabel(daysOf(part, timezone)[0]) },
    })),
    series: [
      { name: texts.resolved, values: parts.map(({ resolved }) => resolved) },
      { name: texts.unresolved, values: parts.map(({ unresolved }) => unresolved) },
      { name: texts.repeat, values: parts.map(({ repeat }) => repeat), isPart: true },
    ],
    format: formatCount,
  };
}

/** Closed work by the part of the period in which it was closed. A bar opens its tickets; dragging zooms. */
export function ResolutionTrend({ trend, timezone, today, address, onZoom }: ResolutionTrendProps) {
  const navigate = useNavigate();
  const me = useMe();
  const { parts, closed } = trend;
  const data = useMemo(() => dataOf(parts, timezone), [parts, timezone]);
  const days = parts.map((part) => daysOf(part, timezone));
  const running = parts[days.findIndex(([first, last]) => first <= today && today <= last)]?.start;
  const open = (at: number) => {
    const range = parts[at];
    if (range) navigate(historyPath({ of: 'closed', range, timezone, ...address }));
  };
  const brush = (from: number, to: number) => {
    const [first, last] = [days[from]?.[0], days[to]?.[1]];
    if (first && last) onZoom(first, last);
  };
  return (
    <Chart
      title={texts.trend}
      description={texts.describeTrend}
      detail={texts.closedIn(formatCount(closed), timezone)}
      fileName={texts.trendFile}
      data={data}
      empty={{ title: texts.empty }}
      height={height}
    >
      <Bars
        label={chartTexts.labelOf(texts.trend)}
        data={data}
        running={running}
        onOpen={can(me, 'analytics.workHistory', 'VIEW') ? open : undefined}
        onBrush={parts.length > 1 ? brush : undefined}
        height={height}
      />
    </Chart>
  );
}
