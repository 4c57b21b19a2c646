import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Bars } from '#features/charts/Bars.tsx';
import type { ChartData } from '#features/charts/chart-data.ts';
import * as chartsCss from '#features/charts/charts.module.css';
import type { ThroughputFieldsFragment, ThroughputRange } from '#generated/graphql.ts';
import { throughputTexts as texts } from '#texts/throughput.ts';
import { formatCount } from '#ui/format.ts';
import { hourLabel, hourSpan, weekdayLabel } from '#ui/hours.ts';
import { Tag } from '#ui/Tag.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './throughput.module.css';
import { formatRate } from './throughput-text.ts';

/** One source's hours as bars, with its average as a line; the hour that is not over is hatched. */
export function ThroughputCard({
  throughput,
  range,
}: {
  throughput: ThroughputFieldsFragment;
  range: ThroughputRange;
}) {
  const { externalSystem, hours, total, averagePerHour, isLow, isSilent, thresholdHours } = throughput;
  const everyHours = range === 'DAY' ? 4 : 24;
  const ticks = hours.map(({ start }) => start).filter((start) => new Date(start).getHours() % everyHours === 0);
  const tickOf = range === 'DAY' ? hourLabel : weekdayLabel;
  const data = useMemo<ChartData>(
    () => ({
      axis: texts.hour,
      points: hours.map(({ start }) => ({ key: start, name: hourSpan(start), tick: tickOf(start) })),
      series: [{ name: texts.alarms, values: hours.map(({ count }) => count) }],
      format: formatCount,
    }),
    [hours, tickOf],
  );
  const running = hours.at(-1)?.start ?? '';
  const tipOf = (at: number) => {
    const { start = '', count = 0 } = hours[at] ?? {};
    return { title: hourSpan(start), lines: [{ value: texts.hourTip(count, start !== running) }] };
  };
  const isEmpty = total === 0 && averagePerHour === 0;
  return (
    <section
      className={`${kit.card} ${css.throughputCard}${isSilent ? ` ${css.isLow}` : ''}`}
      aria-label={externalSystem.displayName}
    >
      <div className={css.throughputHead}>
        <h2 className="ell grow">{externalSystem.displayName}</h2>
        {isLow && (
          <Tag tone={isSilent ? 'danger' : 'warning'} icon={TriangleAlert}>
            {isSilent ? texts.silent(formatCount(thresholdHours)) : texts.few}
          </Tag>
        )}
        {!externalSystem.isActive && <Tag>{texts.inactive}</Tag>}
      </div>
      <p className={`${css.throughputFigure} num`}>
        <span className={css.throughputTotal}>{formatCount(total)}</span>
        <span className="meta quiet grow">{texts.alarmsOf(total)}</span>
        {averagePerHour > 0 && (
          <span className={`${css.throughputAverage} meta soft`}>{texts.averageRate(formatRate(averagePerHour))}</span>
        )}
      </p>
      {isEmpty && <p className={`${css.throughputNone} quiet`}>{texts.noAlarm}</p>}
      {!isEmpty && (
        <div className={chartsCss.chart}>
          <Bars
            label={texts.perHourOf(externalSystem.displayName)}
            data={data}
            running={running}
            ticks={ticks}
            tipOf={tipOf}
            lines={[{ value: averagePerHour }]}
            isBad={isSilent}
            height={140}
            gap={range === 'DAY' ? 3 : 0.5}
          />
        </div>
      )}
    </section>
  );
}
