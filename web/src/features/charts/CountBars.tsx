import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { countAxis } from '#ui/count-axis.ts';
import './charts.css';

interface Period {
  start: string;
  count: number;
}

interface CountBarsProps {
  periods: readonly Period[];
  /** Start of the period that is not over: hatched. */
  current: string;
  /** Periods that are named at the axis; every sixth part of them unless given. */
  ticks?: string[];
  tickName: (start: string) => string;
  tipName: (start: string) => string;
  tipCount: (count: number, isOver: boolean) => string;
  /** Line across the bars, if above 0. */
  average?: number;
  /** True if somebody should look at it. */
  isBad?: boolean;
  /** px */
  height: number;
  /** px between bars */
  gap?: number;
}

const axis = { tickLine: false, axisLine: false } as const;

/** Counts per period as bars. */
export function CountBars(props: CountBarsProps) {
  const { periods, current, ticks, tickName, tipName, tipCount, average = 0, isBad, height, gap = 3 } = props;
  const hatch = useId();
  const fill = isBad ? 'var(--danger-icon)' : 'var(--c1)';
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...periods]}
        barCategoryGap={gap}
        margin={{ top: 10, right: 14, bottom: 0, left: 0 }}
        accessibilityLayer
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="3" height="6" fill={fill} />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--bd-1)" />
        <XAxis
          dataKey="start"
          ticks={ticks}
          interval={ticks ? undefined : Math.max(0, Math.ceil(periods.length / 6) - 1)}
          tickFormatter={tickName}
          {...axis}
        />
        <YAxis {...countAxis(Math.max(average, ...periods.map(({ count }) => count)))} {...axis} />
        <Tooltip
          cursor={{ fill: 'var(--bg-hover)' }}
          content={({ active, payload }) => {
            const period = payload?.[0]?.payload as Period | undefined;
            if (!active || !period) return null;
            return (
              <div className="chart-tip">
                <span className="strong">{tipName(period.start)}</span>{' '}
                {tipCount(period.count, period.start !== current)}
              </div>
            );
          }}
          isAnimationActive={false}
        />
        <Bar dataKey="count" fill={fill} radius={[2, 2, 0, 0]} isAnimationActive={false}>
          {periods.map(({ start }) => (
            <Cell
              key={start}
              fill={start === current ? `url(#${hatch})` : fill}
              stroke={start === current ? fill : undefined}
            />
          ))}
        </Bar>
        {average > 0 && <ReferenceLine y={average} stroke="var(--bd-strong)" strokeDasharray="4 3" />}
      </BarChart>
    </ResponsiveContainer>
  );
}
