import { type ReactNode, useState } from 'react';
import { Bars } from '#features/charts/Bars.tsx';
import { Chart } from '#features/charts/Chart.tsx';
import type { ChartData } from '#features/charts/chart-data.ts';
import { HeatMap } from '#features/charts/HeatMap.tsx';
import { Lines } from '#features/charts/Lines.tsx';
import { Pareto } from '#features/charts/Pareto.tsx';
import { PivotCells } from '#features/charts/PivotCells.tsx';
import type { PointActions } from '#features/charts/Points.tsx';
import { paretoData, paretoRows } from '#features/charts/pareto-rows.ts';
import { Sparkline } from '#features/charts/Sparkline.tsx';
import { formatCount } from '#ui/format.ts';
import { nothing, type Part } from './part.ts';

const height = 160;
const days = Array.from({ length: 30 }, (_, day) => `2026-04-${String(day + 1).padStart(2, '0')}`);
const points = days.map((date, day) => ({ key: date, name: `04/${date.slice(8)}/2026`, tick: `4/${day + 1}` }));
/** Numbers that look like those of a plant, and are the same each time. */
const wave = (at: number, phase: number, most: number): number =>
  Math.round(most * (0.55 + 0.3 * Math.sin(at / 3 + phase) + 0.15 * Math.sin(at * 1.7 + phase)));

const counts = (names: string[]): ChartData => ({
  axis: 'Day',
  points,
  series: names.map((name, one) => ({ name, values: days.map((_, at) => wave(at, one * 2, 40 - one * 8)) })),
  format: formatCount,
});
const rates: ChartData = {
  axis: 'Day',
  points,
  series: ['Air', 'Water', 'Power'].map((name, one) => ({
    name,
    values: days.map((_, at) =>
      one === 1 && at > 9 && at < 15 && at !== 12 ? null : wave(at, one * 1.4, 90 - one * 20),
    ),
  })),
  format: (value) => `${value} %`,
};
const ranked = ['AHU-07 Supply fan status', 'Chilled water pump 2', 'OR-3 Pressure', 'Freezer 12 door', 'VAV-9 Flow'];
const rows = paretoRows(
  ranked.map((name, at) => ({ key: name, name, count: Math.round(420 / (at + 1)) })),
  1_130,
  20,
);
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const week: ChartData = {
  axis: 'Weekday',
  points: weekdays.map((name) => ({ key: name, name, tick: name.slice(0, 3) })),
  series: Array.from({ length: 24 }, (_, hour) => ({
    name: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
    values: weekdays.map((_, day) =>
      day === 6 && hour < 3 ? null : Math.max(0, wave(hour, 4 + day, 60) - 22 - day * 3),
    ),
  })),
  format: formatCount,
};
const shifts: ChartData = {
  ...week,
  series: [
    { name: 'Day', values: [120, 90, 84, 77, 101, 12, 0] },
    { name: 'Evening', values: [44, 51, 38, null, 40, 9, 8] },
    { name: 'Night', values: [20, 18, 31, 22, 19, 15, 14] },
  ],
};
const trend = days.map((_, at) => wave(at, 1, 90));
const frame = {
  description: 'An example.',
  detail: 'America/Chicago',
  fileName: 'example',
  empty: { title: 'No occurrences in this range.' },
  height,
};

export const chartParts: Part[] = [
  {
    name: 'Chart, bars',
    draw: () => {
      const data = counts(['Occurrences']);
      return (
        <Reported>
          {(actions) => (
            <Chart {...frame} title="Occurrences" data={data}>
              <Bars label="Live bars" data={data} running={days.at(-1)} height={height} {...actions} />
            </Chart>
          )}
        </Reported>
      );
    },
  },
  {
    name: 'Chart, stacked bars',
    draw: () => {
      const data = counts(['Air', 'Water', 'Power', 'Fire']);
      return (
        <Chart {...frame} title="Occurrences by system" data={data}>
          <Bars label="Stacked" data={data} lines={[{ value: 60, name: 'Average' }]} height={height} />
        </Chart>
      );
    },
  },
  {
    name: 'Chart, grouped bars',
    draw: () => (
      <Chart {...frame} title="Occurrences by shift" data={shifts}>
        <Bars label="Grouped" data={shifts} layout="grouped" gap={10} height={height} />
      </Chart>
    ),
  },
  {
    name: 'Chart, lines',
    draw: () => (
      <Reported>
        {(actions) => (
          <Chart {...frame} title="Work coverage" data={rates}>
            <Lines label="Lines" data={rates} goal={80} most={100} height={200} {...actions} />
          </Chart>
        )}
      </Reported>
    ),
  },
  {
    name: 'Chart, Pareto',
    draw: () => (
      <Reported>
        {({ onOpen }) => (
          <Chart {...frame} title="Most frequent" data={paretoData('Equipment', 'Occurrences', rows)}>
            <Pareto label="Pareto" what="Occurrences" rows={rows} onOpen={(row) => onOpen(rows.indexOf(row))} />
          </Chart>
        )}
      </Reported>
    ),
  },
  {
    name: 'Chart, heat map',
    draw: () => (
      <Chart
        {...frame}
        title="By hour and weekday"
        data={week}
        table={<PivotCells label="By hour and weekday" data={week} />}
      >
        <HeatMap label="Heat map" data={week} onOpen={nothing} />
      </Chart>
    ),
  },
  {
    name: 'Chart, waiting',
    draw: () => (
      <Chart {...frame} title="Waiting" data={null}>
        {null}
      </Chart>
    ),
  },
  {
    name: 'Chart, failed',
    draw: () => (
      <Chart {...frame} title="Failed" data={null} failure={{ title: 'Failed to get alarms', onRetry: nothing }}>
        {null}
      </Chart>
    ),
  },
  {
    name: 'Chart, empty',
    draw: () => (
      <Chart {...frame} title="Empty" data={{ ...week, points: [], series: [] }}>
        {null}
      </Chart>
    ),
  },
  { name: 'Pivot cells', draw: () => <PivotCells label="Occurrences by shift" data={shifts} /> },
  {
    name: 'Sparkline',
    draw: () => (
      <Reported>
        {(actions) => (
          <Sparkline
            label="Trend"
            goal={50}
            values={trend}
            tipOf={(at) => ({ title: points[at]?.name ?? '', lines: [{ value: String(trend[at]) }] })}
            {...actions}
          />
        )}
      </Reported>
    ),
  },
];

/** Says what was opened and zoomed into. */
function Reported({ children }: { children: (actions: Required<PointActions>) => ReactNode }) {
  const [said, say] = useState('');
  return (
    <>
      {children({ onOpen: (at) => say(`Opened ${at}`), onBrush: (from, to) => say(`Zoomed ${from} to ${to}`) })}
      <p className="meta quiet">{said || 'Nothing yet'}</p>
    </>
  );
}
