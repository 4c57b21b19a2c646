import { useState } from 'react';
import { Area, AreaChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Tip } from './chart-data.ts';
import * as css from './charts.module.css';
import { PlotReport } from './PlotReport.tsx';
import { type PointActions, Points } from './Points.tsx';
import type { Plot } from './plot.ts';

interface SparklineProps extends PointActions {
  /** Accessible name. */
  label: string;
  /** Null leaves a gap. */
  values: ReadonlyArray<number | null>;
  tipOf: (at: number) => Tip;
  /** Dashed line across. */
  goal: number | null;
  /** px */
  height?: number;
}

/** From the least to the greatest that is drawn, so that small changes are seen; with room around a single height. */
function domainOf(values: ReadonlyArray<number | null>, goal: number | null): [number, number] {
  const known = [...values, goal].filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? [least - 1, most + 1] : [least, most];
}

/** Line of a rate over time, without axes. */
export function Sparkline({ label, values, tipOf, goal, height = 80, onOpen, onBrush }: SparklineProps) {
  const [plot, setPlot] = useState<Plot | null>(null);
  const [least, most] = domainOf(values, goal);
  return (
    <div className={css.sparkline}>
      <Points
        label={label}
        look="line"
        grid={{ columns: values.length, rows: 1 }}
        plot={plot}
        tipOf={tipOf}
        heightsOf={(at) => [values[at] == null ? null : (values[at] - least) / (most - least)]}
        onOpen={onOpen}
        onBrush={onBrush}
      >
        <ResponsiveContainer width="100%" height={height}>
          <AreaChart
            data={values.map((value, at) => ({ at, value }))}
            margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
            accessibilityLayer={false}
          >
            <XAxis hide dataKey="at" scale="band" />
            <YAxis hide domain={[least, most]} />
            {goal !== null && <ReferenceLine y={goal} stroke="var(--text-3)" strokeDasharray="3 3" />}
            <Area
              dataKey="value"
              stroke="var(--c1)"
              strokeWidth={1.5}
              fill="var(--c1)"
              fillOpacity={0.12}
              isAnimationActive={false}
              dot={values.length === 1}
              activeDot={false}
            />
            <PlotReport onPlot={setPlot} />
          </AreaChart>
        </ResponsiveContainer>
      </Points>
    </div>
  );
}
