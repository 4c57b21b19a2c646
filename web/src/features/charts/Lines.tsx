import { useId, useState } from 'react';
import { CartesianGrid, ComposedChart, Line, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { chartTexts as texts } from '#texts/charts.ts';
import { valueAxis } from '#ui/count-axis.ts';
import { type ChartData, mostOf, type Tip, tipOf as tipOfData } from './chart-data.ts';
import { Legend, LineEntry, Mark, seriesColor, seriesDash } from './marks.tsx';
import { PlotReport } from './PlotReport.tsx';
import { type PointActions, Points } from './Points.tsx';
import type { Plot } from './plot.ts';

interface LinesProps extends PointActions {
  /** Accessible name. */
  label: string;
  /** At most eight series. */
  data: ChartData;
  /** Dashed line across. */
  goal?: number | null;
  /** End of the scale, e.g. 100 of shares; as high as the lines unless given. */
  most?: number;
  tipOf?: (at: number) => Tip;
  /** px */
  height: number;
}

/** Most points that have a mark each; beyond, only points that no line reaches have one. */
const mostMarked = 40;

/** Rates over time as lines, each with dashes and marks of its own; gaps stay open. */
export function Lines({ label, data, goal = null, most, tipOf, height, onOpen, onBrush }: LinesProps) {
  const id = useId();
  const [plot, setPlot] = useState<Plot | null>(null);
  const top = most ?? Math.max(goal ?? 0, mostOf(data));
  const [, end] = valueAxis(top, data.format).domain;
  const names = data.series.length > 1 ? data.series.map(({ name }) => name) : [];
  return (
    <>
      {(names.length > 0 || goal !== null) && (
        <Legend id={`${id}-legend`} look="line" names={names}>
          {goal !== null && <LineEntry name={texts.goal(data.format(goal))} />}
        </Legend>
      )}
      <Points
        label={label}
        look="line"
        grid={{ columns: data.points.length, rows: 1 }}
        plot={plot}
        tipOf={tipOf ?? ((at) => tipOfData(data, at))}
        heightsOf={(at) =>
          data.series.map(({ values }) => (values[at] == null ? null : Math.min(1, (values[at] ?? 0) / end)))
        }
        onOpen={onOpen}
        onBrush={onBrush}
      >
        <LinesDrawing data={data} goal={goal} top={top} height={height} onPlot={setPlot} />
      </Points>
    </>
  );
}

interface LinesDrawingProps {
  data: ChartData;
  goal: number | null;
  top: number;
  height: number;
  onPlot: (plot: Plot) => void;
}

const axis = { tickLine: false, axisLine: false } as const;

function LinesDrawing({ data, goal, top, height, onPlot }: LinesDrawingProps) {
  const { points, series, format } = data;
  const names = new Map(points.map(({ key, name, tick }) => [key, tick ?? name]));
  const isMarked = (values: ReadonlyArray<number | null>, at: number): boolean =>
    points.length <= mostMarked || (values[at - 1] == null && values[at + 1] == null);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={points.map(({ key }, at) => ({ key, values: series.map(({ values }) => values[at] ?? null) }))}
        margin={{ top: 10, right: 14, bottom: 0, left: 4 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--bd-1)" />
        <XAxis
          dataKey="key"
          scale="band"
          interval="equidistantPreserveStart"
          minTickGap={26}
          tickFormatter={(key: string) => names.get(key) ?? ''}
          {...axis}
        />
        <YAxis {...valueAxis(top, format)} allowDataOverflow {...axis} />
        {goal !== null && <ReferenceLine y={goal} stroke="var(--bd-strong)" strokeDasharray="4 3" />}
        {series.map(({ name, values }, one) => (
          <Line
            key={name}
            dataKey={(point: { values: Array<number | null> }) => point.values[one]}
            stroke={seriesColor(one)}
            strokeWidth={1.75}
            strokeDasharray={seriesDash(one)}
            dot={({ key, cx, cy, index }) =>
              cx == null || cy == null || values[index] == null || !isMarked(values, index) ? (
                <g key={key} />
              ) : (
                <Mark key={key} series={one} x={cx} y={cy} />
              )
            }
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
        <PlotReport onPlot={onPlot} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
