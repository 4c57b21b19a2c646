import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { countAxis } from '#ui/count-axis.ts';
import { type ChartData, mostOf, type Tip, tipOf as tipOfData, withinSeries } from './chart-data.ts';
import { Hatch, Legend, LineEntry, SeriesPattern, seriesColor } from './marks.tsx';
import { PlotReport } from './PlotReport.tsx';
import { type PointActions, Points } from './Points.tsx';
import type { Plot } from './plot.ts';

interface BarsLook {
  /** Layout of bars of several series; stacked unless given, but for series that are parts of the others. */
  layout?: 'stacked' | 'grouped';
  /** Key of the period that is not over: hatched. */
  running?: string;
  /** Keys of points that the axis names; as many as have room unless given. */
  ticks?: string[];
  /** Lines across the bars, each if above 0. */
  lines?: ReadonlyArray<{ value: number; name?: string }>;
  /** True if somebody should look at it. */
  isBad?: boolean;
  /** px */
  height: number;
  /** px between bars */
  gap?: number;
}

interface BarsProps extends BarsLook, PointActions {
  /** Accessible name. */
  label: string;
  data: ChartData;
  tipOf?: (at: number) => Tip;
}

const axis = { tickLine: false, axisLine: false } as const;

/** Counts per period as bars, those of several series one on the other or side by side. */
export function Bars({ label, data: given, tipOf, onOpen, onBrush, ...look }: BarsProps) {
  const id = useId();
  const [plot, setPlot] = useState<Plot | null>(null);
  const data = withinSeries(given);
  const named = (look.lines ?? []).flatMap(({ name }) => name ?? []);
  return (
    <>
      {(data.series.length > 1 || named.length > 0) && (
        <Legend
          id={`${id}-legend`}
          look="bar"
          names={data.series.length > 1 ? data.series.map(({ name }) => name) : []}
        >
          {named.map((name) => (
            <LineEntry key={name} name={name} />
          ))}
        </Legend>
      )}
      <Points
        label={label}
        look="bar"
        grid={{ columns: data.points.length, rows: 1 }}
        plot={plot}
        tipOf={tipOf ?? ((at) => tipOfData(data, at))}
        onOpen={onOpen}
        onBrush={onBrush}
      >
        <BarsDrawing id={id} data={data} onPlot={setPlot} {...look} />
      </Points>
    </>
  );
}

interface BarsDrawingProps extends BarsLook {
  id: string;
  data: ChartData;
  onPlot: (plot: Plot) => void;
}

function BarsDrawing(props: BarsDrawingProps) {
  const { id, data, onPlot, layout = 'stacked', running, ticks, lines = [], isBad, height, gap = 3 } = props;
  const { points, series } = data;
  const isStacked = layout === 'stacked';
  const names = new Map(points.map(({ key, name, tick }) => [key, tick ?? name]));
  const top = series.findLastIndex(({ isPart }) => !isPart);
  const colorOf = (one: number) => (isBad ? 'var(--danger-icon)' : seriesColor(one));
  const fillOf = (one: number) => (series.length > 1 ? `url(#${id}-${one})` : colorOf(one));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={points.map(({ key }, at) => ({ key, values: series.map(({ values }) => values[at] ?? null) }))}
        barCategoryGap={gap}
        barGap={1}
        margin={{ top: 10, right: 14, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <defs>
          {series.map(({ name }, one) => (
            <SeriesPattern key={name} id={`${id}-${one}`} series={one} color={colorOf(one)} />
          ))}
          <Hatch id={`${id}-hatch`} color={colorOf(0)} />
        </defs>
        <CartesianGrid vertical={false} stroke="var(--bd-1)" />
        <XAxis
          dataKey="key"
          ticks={ticks}
          interval={ticks ? 0 : 'equidistantPreserveStart'}
          minTickGap={26}
          tickFormatter={(key: string) => names.get(key) ?? ''}
          {...axis}
        />
        <YAxis {...countAxis(Math.max(...lines.map(({ value }) => value), mostOf(data, isStacked)))} {...axis} />
        {series.map(({ name, isPart }, one) => (
          <Bar
            key={name}
            dataKey={({ values }: { values: Array<number | null> }) => values[one]}
            stackId={isStacked && !isPart ? 'stack' : undefined}
            fill={fillOf(one)}
            stroke={isStacked && series.length > 1 ? 'var(--bg-surface)' : undefined}
            radius={isStacked && one < top ? 0 : [2, 2, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          >
            {points.map(({ key }) =>
              key === running ? (
                <Cell
                  key={key}
                  fill={series.length > 1 ? fillOf(one) : `url(#${id}-hatch)`}
                  fillOpacity={series.length > 1 ? 0.55 : 1}
                  stroke={colorOf(one)}
                />
              ) : (
                <Cell key={key} />
              ),
            )}
          </Bar>
        ))}
        {lines.map(
          ({ value }) =>
            value > 0 && <ReferenceLine key={value} y={value} stroke="var(--bd-strong)" strokeDasharray="4 3" />,
        )}
        <PlotReport onPlot={onPlot} />
      </BarChart>
    </ResponsiveContainer>
  );
}
