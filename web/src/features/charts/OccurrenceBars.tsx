import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { occurrenceTexts as texts } from '#texts/alarms.ts';
import { countAxis } from '#ui/count-axis.ts';
import { dayLabel } from '#ui/days.ts';
import './charts.css';

interface Day {
  date: string;
  count: number;
}

function DayTooltip({
  active,
  payload,
  today,
}: {
  active?: boolean;
  payload?: Array<{ payload: Day }>;
  today: string;
}) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="chart-tip">
      <span className="strong">{dayLabel(day.date)}</span>{' '}
      {day.date === today ? texts.countSoFar(day.count) : texts.count(day.count)}
    </div>
  );
}

const axis = { tickLine: false, axisLine: false } as const;

interface OccurrenceBarsProps {
  daily: Day[];
  /** The day that is not over, as `2025-10-08`: hatched. */
  today: string;
  /** px */
  height?: number;
}

/** Bars per day. */
export function OccurrenceBars({ daily, today, height = 160 }: OccurrenceBarsProps) {
  const everyTick = Math.max(0, Math.ceil(daily.length / 6) - 1);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={daily} barCategoryGap={3} margin={{ top: 10, right: 14, bottom: 0, left: 0 }} accessibilityLayer>
        <defs>
          <pattern id="so-far" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="3" height="6" className="so-far" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--bd-1)" />
        <XAxis dataKey="date" tickFormatter={dayLabel} interval={everyTick} {...axis} />
        <YAxis {...countAxis(Math.max(0, ...daily.map(({ count }) => count)))} {...axis} />
        <Tooltip
          cursor={{ fill: 'var(--bg-hover)' }}
          content={<DayTooltip today={today} />}
          isAnimationActive={false}
        />
        <Bar dataKey="count" fill="var(--c1)" radius={[2, 2, 0, 0]} isAnimationActive={false}>
          {daily.map(({ date }) => (
            <Cell
              key={date}
              fill={date === today ? 'url(#so-far)' : 'var(--c1)'}
              stroke={date === today ? 'var(--c1)' : undefined}
            />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
