import { useNavigate } from 'react-router';
import { Chart } from '#features/charts/Chart.tsx';
import type { ChartData } from '#features/charts/chart-data.ts';
import { Bars, HeatMap } from '#features/charts/drawings.ts';
import { PivotCells } from '#features/charts/PivotCells.tsx';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { AlarmPerformanceQuery } from '#generated/graphql.ts';
import { seesReports } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { chartTexts } from '#texts/charts.ts';
import { performanceTexts as texts } from '#texts/performance.ts';
import { dayLabel, dayName, type Range } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import { countsPath, dayLines, dayWithin, hoursData } from './performance-values.ts';

interface RateChartsProps {
  performance: AlarmPerformanceQuery['alarmPerformance'];
  range: Range;
  /** IANA name. */
  timezone: string;
  /** The day that is not over, as `2025-10-08`. */
  today: string;
  criteria: readonly Criterion[];
  /** Chooses days from one to another, as `2025-10-08`. */
  onZoom: (from: string, to: string) => void;
}

/** px */
const [daysHeight, hoursHeight] = [220, 250];

/** Alarms per day beside what a position can handle, and by hour and weekday. A day or an hour opens its occurrences; dragging zooms. */
export function RateCharts({ performance, range, timezone, today, criteria, onZoom }: RateChartsProps) {
  const navigate = useNavigate();
  const me = useMe();
  const { days, hoursOfWeek, positions } = performance;
  const daily: ChartData = {
    axis: texts.day,
    points: days.map(({ date }) => ({ key: date, name: dayName(date), tick: dayLabel(date) })),
    series: [{ name: texts.occurrences, values: days.map(({ instances }) => instances) }],
    format: formatCount,
  };
  const hourly = hoursData(hoursOfWeek);
  const open = (at: number) => {
    const day = days[at];
    if (day) navigate(countsPath(dayWithin(day.date, timezone, range), timezone, criteria));
  };
  const brush = (from: number, to: number) => {
    const [first, last] = [days[from], days[to]];
    if (first && last) onZoom(first.date, last.date);
  };
  return (
    <>
      <Chart
        title={texts.perDay}
        description={texts.describeDays}
        detail={timezone}
        fileName={texts.daysFile}
        data={daily}
        empty={{ title: texts.empty }}
        height={daysHeight}
      >
        <Bars
          label={chartTexts.labelOf(texts.perDay)}
          data={daily}
          running={today}
          lines={dayLines(positions)}
          onOpen={seesReports(me) ? open : undefined}
          onBrush={days.length > 1 ? brush : undefined}
          height={daysHeight}
        />
      </Chart>
      <Chart
        title={texts.byHour}
        description={texts.describeHours}
        detail={timezone}
        fileName={texts.hoursFile}
        data={hourly}
        empty={{ title: texts.empty }}
        table={<PivotCells label={texts.byHour} data={hourly} />}
        height={hoursHeight}
      >
        <HeatMap
          label={chartTexts.labelOf(texts.byHour)}
          data={hourly}
          onOpen={
            seesReports(me)
              ? (day, hour) => navigate(countsPath(range, timezone, criteria, day * 24 + hour))
              : undefined
          }
        />
      </Chart>
    </>
  );
}
