import '#features/charts/charts.css';
import { TriangleAlert } from 'lucide-react';
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
import type { ThroughputFieldsFragment, ThroughputRange } from '#generated/graphql.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { countAxis } from '#ui/count-axis.ts';
import { formatCount } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { formatRate, hourLabel, periodLabel } from './throughput-text.ts';

interface Hour {
  start: string;
  count: number;
}

interface TipProps {
  active?: boolean;
  payload?: Array<{ payload: Hour }>;
  last: string;
}

function HourTip({ active, payload, last }: TipProps) {
  const hour = payload?.[0]?.payload;
  if (!active || !hour) return null;
  return (
    <div className="chart-tip">
      <span className="strong">{periodLabel(hour.start)}</span> {texts.hourTip(hour.count, hour.start !== last)}
    </div>
  );
}

const axis = { tickLine: false, axisLine: false } as const;

/** One source's hours as bars, with its average as a line; the hour that is not over is hatched. */
export function ThroughputCard({
  throughput,
  range,
}: {
  throughput: ThroughputFieldsFragment;
  range: ThroughputRange;
}) {
  const { externalSystem, hours, total, averagePerHour, isLow, thresholdHours } = throughput;
  const hatch = useId();
  const last = hours.at(-1)?.start ?? '';
  const most = Math.max(averagePerHour, ...hours.map(({ count }) => count));
  const fill = isLow ? 'var(--danger-icon)' : 'var(--c1)';
  const everyHours = range === 'DAY' ? 4 : 24;
  const ticks = hours.map(({ start }) => start).filter((start) => new Date(start).getHours() % everyHours === 0);
  const isEmpty = total === 0 && averagePerHour === 0;
  return (
    <section className={`card throughput-card${isLow ? ' is-low' : ''}`} aria-label={externalSystem.displayName}>
      <div className="throughput-head">
        <h2 className="ell grow">{externalSystem.displayName}</h2>
        {isLow && (
          <Tag tone="danger" icon={TriangleAlert}>
            {texts.silent(formatCount(thresholdHours))}
          </Tag>
        )}
        {!externalSystem.isActive && <Tag>{texts.inactive}</Tag>}
      </div>
      <p className="throughput-figure num">
        <span className="throughput-total">{formatCount(total)}</span>
        <span className="meta quiet grow">{texts.alarmsOf(total)}</span>
        {averagePerHour > 0 && (
          <span className="throughput-average meta soft">{texts.averageRate(formatRate(averagePerHour))}</span>
        )}
      </p>
      {isEmpty && <p className="throughput-none quiet">{texts.noAlarm}</p>}
      {!isEmpty && (
        <div className="chart throughput-chart">
          <ResponsiveContainer width="100%" height={140}>
            <BarChart
              data={hours}
              barCategoryGap={range === 'DAY' ? 3 : 0.5}
              margin={{ top: 8, right: 14, bottom: 0, left: 0 }}
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
                tickFormatter={(start: string) => hourLabel(start, range)}
                {...axis}
              />
              <YAxis {...countAxis(most)} {...axis} />
              <Tooltip
                cursor={{ fill: 'var(--bg-hover)' }}
                content={<HourTip last={last} />}
                isAnimationActive={false}
              />
              <Bar dataKey="count" fill={fill} radius={[2, 2, 0, 0]} isAnimationActive={false}>
                {hours.map(({ start }) => (
                  <Cell key={start} fill={start === last ? `url(#${hatch})` : fill} />
                ))}
              </Bar>
              {averagePerHour > 0 && (
                <ReferenceLine y={averagePerHour} stroke="var(--bd-strong)" strokeDasharray="4 3" />
              )}
            </BarChart>
          </ResponsiveContainer>
        </div>
      )}
    </section>
  );
}
