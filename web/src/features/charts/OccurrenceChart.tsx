import { useMemo } from 'react';
import { occurrenceTexts as texts } from '#texts/alarms.ts';
import { chartTexts } from '#texts/charts.ts';
import { dayLabel, dayName } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import { Chart, type ChartProps } from './Chart.tsx';
import type { ChartData } from './chart-data.ts';
import { Bars } from './drawings.ts';

interface OccurrenceChartProps extends Pick<ChartProps, 'detail' | 'controls' | 'failure' | 'fileName' | 'height'> {
  /** Null while it is read. */
  daily: ReadonlyArray<{ date: string; count: number }> | null;
  /** The day that is not over, as `2025-10-08`. */
  today: string;
  /** Chooses days from one to another, as `2025-10-08`. */
  onZoom: (from: string, to: string) => void;
}

/** Occurrences per day; a click shows one day, and dragging some. */
export function OccurrenceChart({ daily, today, onZoom, ...frame }: OccurrenceChartProps) {
  const data = useMemo<ChartData | null>(
    () =>
      daily && {
        axis: texts.day,
        points: daily.map(({ date }) => ({ key: date, name: dayName(date), tick: dayLabel(date) })),
        series: [{ name: texts.occurrences, values: daily.map(({ count }) => count) }],
        format: formatCount,
      },
    [daily],
  );
  const zoom = (from: number, to: number) => {
    const [first, last] = [daily?.[from], daily?.[to]];
    if (first && last) onZoom(first.date, last.date);
  };
  const tipOf = (at: number) => {
    const { date = '', count = 0 } = daily?.[at] ?? {};
    return {
      title: dayName(date),
      lines: [{ value: date === today ? texts.countSoFar(count) : texts.count(count) }],
    };
  };
  const canZoom = (daily?.length ?? 0) > 1;
  return (
    <Chart
      title={texts.perDay}
      description={texts.describe}
      data={data}
      empty={{ title: texts.noneInRange }}
      {...frame}
    >
      {data && (
        <Bars
          label={chartTexts.labelOf(texts.perDay)}
          data={data}
          running={today}
          tipOf={tipOf}
          onOpen={canZoom ? (at) => zoom(at, at) : undefined}
          onBrush={canZoom ? zoom : undefined}
          height={frame.height}
        />
      )}
    </Chart>
  );
}
