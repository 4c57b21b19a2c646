import { dayLabel } from '#ui/days.ts';
import { plural } from '#ui/format.ts';
import { useOccurrences } from './occurrences.ts';

const days = 14;
const fullHeight = 44;
const emptyHeight = 2;

/** Occurrences of the last 14 days as bars. */
export function Sparkline({ alarmId, version }: { alarmId: string; version: number }) {
  const { daily, total } = useOccurrences(alarmId, version, days);
  const most = Math.max(1, ...(daily ?? []).map(({ count }) => count));
  const said = total === null ? '' : plural(total, 'occurrence');
  return (
    <div className="spark">
      <div className="section-head">
        <h3>Last 14 days</h3>
        <span className="meta quiet">{said}</span>
      </div>
      <div className="spark-bars" role="img" aria-label={`${said} in the last 14 days`}>
        {daily?.map(({ date, count }) => (
          <span
            key={date}
            className={count > 0 ? 'spark-bar' : 'spark-bar is-empty'}
            style={{ height: count > 0 ? 6 + ((fullHeight - 6) * count) / most : emptyHeight }}
            title={`${dayLabel(date)}: ${plural(count, 'occurrence')}`}
          />
        ))}
      </div>
      <div className="spark-axis" aria-hidden>
        <span>{daily?.[0] && dayLabel(daily[0].date)}</span>
        <span>{daily?.[7] && dayLabel(daily[7].date)}</span>
        <span>Today</span>
      </div>
    </div>
  );
}
