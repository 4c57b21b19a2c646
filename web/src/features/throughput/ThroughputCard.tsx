import { TriangleAlert } from 'lucide-react';
import { CountBars } from '#features/charts/CountBars.tsx';
import type { ThroughputFieldsFragment, ThroughputRange } from '#generated/graphql.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { formatCount } from '#ui/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { formatRate, hourLabel, periodLabel } from './throughput-text.ts';

/** One source's hours as bars, with its average as a line; the hour that is not over is hatched. */
export function ThroughputCard({
  throughput,
  range,
}: {
  throughput: ThroughputFieldsFragment;
  range: ThroughputRange;
}) {
  const { externalSystem, hours, total, averagePerHour, isLow, thresholdHours } = throughput;
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
          <CountBars
            periods={hours}
            current={hours.at(-1)?.start ?? ''}
            ticks={ticks}
            tickName={(start) => hourLabel(start, range)}
            tipName={periodLabel}
            tipCount={texts.hourTip}
            average={averagePerHour}
            isBad={isLow}
            height={140}
            gap={range === 'DAY' ? 3 : 0.5}
          />
        </div>
      )}
    </section>
  );
}
