import { useId, useState } from 'react';
import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { chartTexts as texts } from '#texts/charts.ts';
import { formatCount } from '#ui/format.ts';
import type { Tip } from './chart-data.ts';
import * as css from './charts.module.css';
import { Legend, LineEntry, Mark, SeriesPattern, Swatch, seriesColor } from './marks.tsx';
import { PlotReport } from './PlotReport.tsx';
import { Points } from './Points.tsx';
import { type ParetoRow, vitalPart } from './pareto-rows.ts';
import type { Plot } from './plot.ts';
import { useWidth } from './use-width.ts';

interface ParetoProps {
  /** Accessible name. */
  label: string;
  /** Name of the counted thing. */
  what: string;
  rows: readonly ParetoRow[];
  /** Opens what stands in a row; the last one may stand for all others. */
  onOpen?: (row: ParetoRow) => void;
}

const [rowHeight, around] = [26, 34];
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const tipOf = (what: string, { name, count, share, cumulative }: ParetoRow): Tip => ({
  title: name,
  lines: [
    { series: 0, name: what, value: `${formatCount(count)} (${percent(share)})` },
    { series: 1, name: texts.cumulative, value: percent(cumulative) },
  ],
});

/** The most frequent as bars and the share of all down to each as a line, both on one scale of shares. */
export function Pareto({ label, what, rows, onOpen }: ParetoProps) {
  const id = useId();
  const [plot, setPlot] = useState<Plot | null>(null);
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Legend id={`${id}-legend`} look="bar" names={[what]}>
        <li>
          <Swatch series={1} look="line" id={`${id}-line`} />
          {texts.cumulative}
        </li>
        <LineEntry name={texts.reach(percent(vitalPart))} />
      </Legend>
      <Points
        label={label}
        look="line"
        grid={{ columns: 1, rows: rows.length }}
        plot={plot}
        tipOf={(at) => (rows[at] ? tipOf(what, rows[at]) : { title: '', lines: [] })}
        onOpen={onOpen && ((at) => rows[at] && !rows[at].isRest && onOpen(rows[at]))}
      >
        {width > 0 && <ParetoDrawing id={id} rows={rows} namesWidth={namesWidthOf(rows, width)} onPlot={setPlot} />}
      </Points>
    </div>
  );
}

/** Width of a name, px: capitals and digits, of which names of equipment consist, are wider than other letters. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[A-Z0-9]/.test(letter) ? 7.9 : letter === ' ' ? 3.5 : 6.4), 0);

/** Names take what they need, at most two fifths. */
const namesWidthOf = (rows: readonly ParetoRow[], width: number): number =>
  Math.min(Math.max(...rows.map(({ name }) => widthOf(name)), 24) + 16, width * 0.4, 400);

const shortened = (name: string, width: number): string => {
  const room = width - 12;
  if (widthOf(name) <= room) return name;
  let part = name.slice(0, -1);
  while (part.length > 1 && widthOf(`${part}…`) > room) part = part.slice(0, -1);
  return `${part.trimEnd()}…`;
};

interface ParetoDrawingProps {
  id: string;
  rows: readonly ParetoRow[];
  namesWidth: number;
  onPlot: (plot: Plot) => void;
}

function ParetoDrawing({ id, rows, namesWidth, onPlot }: ParetoDrawingProps) {
  const names = new Map(rows.map(({ key, name }) => [key, shortened(name, namesWidth)]));
  return (
    <ResponsiveContainer width="100%" height={rows.length * rowHeight + around}>
      <ComposedChart
        layout="vertical"
        data={[...rows]}
        barCategoryGap={5}
        margin={{ top: 4, right: 30, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <defs>
          <SeriesPattern id={`${id}-rest`} series={1} color={seriesColor(5)} />
        </defs>
        <CartesianGrid horizontal={false} stroke="var(--bd-1)" />
        <XAxis
          type="number"
          domain={[0, 1]}
          ticks={[0, 0.2, 0.4, 0.6, 0.8, 1]}
          tickFormatter={percent}
          tickLine={false}
          axisLine={false}
        />
        <YAxis
          type="category"
          dataKey="key"
          width={namesWidth}
          interval={0}
          tickFormatter={(key: string) => names.get(key) ?? ''}
          className={css.chartNames}
          tickLine={false}
          axisLine={false}
        />
        <ReferenceLine x={vitalPart} stroke="var(--bd-strong)" strokeDasharray="4 3" />
        <Bar dataKey="share" fill={seriesColor(0)} radius={[0, 2, 2, 0]} isAnimationActive={false}>
          {rows.map(({ key, isRest }) => (isRest ? <Cell key={key} fill={`url(#${id}-rest)`} /> : <Cell key={key} />))}
          <LabelList dataKey="count" position="right" offset={9} formatter={(count) => formatCount(Number(count))} />
        </Bar>
        <Line
          dataKey="cumulative"
          stroke={seriesColor(1)}
          strokeWidth={1.75}
          dot={({ key, cx, cy }) => <Mark key={key} series={1} x={cx ?? 0} y={cy ?? 0} />}
          activeDot={false}
          isAnimationActive={false}
        />
        <PlotReport onPlot={onPlot} />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
