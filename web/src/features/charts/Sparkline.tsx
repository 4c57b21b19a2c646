import { Area, AreaChart, ReferenceLine, ResponsiveContainer, Tooltip, YAxis } from 'recharts';
import './charts.css';

export interface SparklinePoint {
  /** Null leaves a gap. */
  value: number | null;
  /** When it was, and what it says. */
  when: string;
  what: string;
}

interface SparklineProps {
  points: readonly SparklinePoint[];
  label: string;
  /** Dashed line across. */
  goal: number | null;
  /** px */
  height?: number;
}

/** Line of a rate over time, without axes. */
export function Sparkline({ points, label, goal, height = 80 }: SparklineProps) {
  return (
    <figure className="sparkline" aria-label={label}>
      <ResponsiveContainer width="100%" height={height}>
        <AreaChart data={[...points]} margin={{ top: 4, right: 4, bottom: 4, left: 4 }} accessibilityLayer>
          <YAxis hide domain={['auto', 'auto']} />
          {goal !== null && (
            <ReferenceLine y={goal} stroke="var(--text-3)" strokeDasharray="3 3" ifOverflow="extendDomain" />
          )}
          <Tooltip
            cursor={{ stroke: 'var(--text-3)' }}
            content={({ active, payload }) => {
              const point = payload?.[0]?.payload as SparklinePoint | undefined;
              if (!active || !point) return null;
              return (
                <div className="chart-tip">
                  {point.when}
                  <br />
                  <span className="strong">{point.what}</span>
                </div>
              );
            }}
          />
          <Area
            dataKey="value"
            stroke="var(--c1)"
            strokeWidth={1.5}
            fill="var(--c1)"
            fillOpacity={0.12}
            isAnimationActive={false}
            dot={points.length === 1}
          />
        </AreaChart>
      </ResponsiveContainer>
    </figure>
  );
}
