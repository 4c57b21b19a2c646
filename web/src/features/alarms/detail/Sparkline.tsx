import { occurrenceTexts as texts } from '#texts/alarms.ts';
import { dayLabel } from '#ui/days.ts';
import * as css from './detail.module.css';
import { useOccurrences } from './occurrences.ts';

const days = 14;
const fullHeight = 44;
const emptyHeight = 2;

/** Bars of the occurrences of the last days. */
export function Sparkline({ alarmId, version }: { alarmId: string; version: number }) {
  const { daily, total } = useOccurrences(alarmId, version, days);
  const most = Math.max(1, ...(daily ?? []).map(({ count }) => count));
  const count = total === null ? '' : texts.count(total);
  return (
    <div>
      <div className={css.sectionHead}>
        <h3>{texts.lastDays(days)}</h3>
        <span className="meta quiet">{count}</span>
      </div>
      <div className={css.sparkBars} role="img" aria-label={texts.countInLastDays(count, days)}>
        {daily?.map(({ date, count: ofDay }) => (
          <span
            key={date}
            className={ofDay > 0 ? css.sparkBar : `${css.sparkBar} ${css.isEmpty}`}
            style={{ height: ofDay > 0 ? 6 + ((fullHeight - 6) * ofDay) / most : emptyHeight }}
            title={texts.countOfDay(dayLabel(date), ofDay)}
          />
        ))}
      </div>
      <div className={css.sparkAxis} aria-hidden>
        <span>{daily?.[0] && dayLabel(daily[0].date)}</span>
        <span>{daily?.[7] && dayLabel(daily[7].date)}</span>
        <span>{texts.today}</span>
      </div>
    </div>
  );
}
