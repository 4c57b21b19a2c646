import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { countAxis } from '#ui/count-axis.ts';
import { dayLabel, dayOf } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import '#features/charts/charts.css';

export interface ResolutionPart {
  start: string;
  end: string;
  closed: number;
  resolved: number;
  unresolved: number;
  repeat: number;
}

interface ResolutionBarsProps {
  parts: readonly ResolutionPart[];
  /** IANA name of the zone whose days they are. */
  timezone: string;
}

/** px */
const height = 220;
const axis = { tickLine: false, axisLine: false } as const;

/** Returns the days of a part, as `10/8` or `10/8 – 10/14`. */
export function partName({ start, end }: Pick<ResolutionPart, 'start' | 'end'>, timezone: string): string {
  const [first, last] = [dayOf(new Date(start), timezone), dayOf(new Date(Date.parse(end) - 1), timezone)];
  return first === last ? dayLabel(first) : `${dayLabel(first)} – ${dayLabel(last)}`;
}

/** Closed tickets per part: resolved and unresolved on each other, and beside them those of either that were repeat work. */
export function ResolutionBars({ parts, timezone }: ResolutionBarsProps) {
  const series = [
    { key: 'resolved', stack: 'closed', fill: 'var(--c1)' },
    { key: 'unresolved', stack: 'closed', fill: 'var(--c2)' },
    { key: 'repeat', stack: 'repeat', fill: 'var(--c4)' },
  ] as const;
  return (
    <figure className="resolution-bars" aria-label={texts.trend}>
      <figcaption className="resolution-legend meta">
        {series.map(({ key, fill }) => (
          <span key={key}>
            <span className="resolution-key" style={{ background: fill }} aria-hidden /> {texts[key]}
          </span>
        ))}
      </figcaption>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={[...parts]}
          barCategoryGap="20%"
          barGap={1}
          margin={{ top: 10, right: 14, bottom: 0, left: 0 }}
          accessibilityLayer
        >
          <CartesianGrid vertical={false} stroke="var(--bd-1)" />
          <XAxis
            dataKey="start"
            interval={Math.max(0, Math.ceil(parts.length / 6) - 1)}
            tickFormatter={(start: string) => dayLabel(dayOf(new Date(start), timezone))}
            {...axis}
          />
          <YAxis {...countAxis(Math.max(...parts.map(({ closed }) => closed)))} {...axis} />
          <Tooltip
            cursor={{ fill: 'var(--bg-hover)' }}
            content={({ active, payload }) => {
              const part = payload?.[0]?.payload as ResolutionPart | undefined;
              if (!active || !part) return null;
              return (
                <div className="chart-tip">
                  <span className="strong">{partName(part, timezone)}</span>
                  {series.map(({ key }) => (
                    <div key={key}>{texts.tip(texts[key], formatCount(part[key]))}</div>
                  ))}
                </div>
              );
            }}
            isAnimationActive={false}
          />
          {series.map(({ key, stack, fill }) => (
            <Bar key={key} dataKey={key} stackId={stack} fill={fill} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
