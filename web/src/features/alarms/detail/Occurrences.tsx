import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayLabel } from '#ui/days.ts';
import { formatCount, plural } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useRange } from '#ui/use-range.tsx';
import { useOccurrences } from './occurrences.ts';

const OccurrenceBars = lazy(() =>
  import('#features/charts/OccurrenceBars.tsx').then((module) => ({ default: module.OccurrenceBars })),
);

/** Occurrences per day of a timezone over a range, as chart or as table. */
export function Occurrences({ alarmId, version }: { alarmId: string; version: number }) {
  const { range, timezone, today, controls } = useRange(30);
  const [isTable, setTable] = useState(false);
  const { daily, total, error } = useOccurrences(alarmId, version, range, timezone);
  return (
    <section className="card" aria-labelledby="occurrences">
      <div className="card-head">
        <h2 id="occurrences">Occurrences per day</h2>
        <div className="line">
          <span className="meta quiet">
            {total !== null && `${formatCount(total)} in ${plural(daily?.length ?? 0, 'day')}`}
          </span>
          {controls}
          <IconButton
            size="small"
            icon={Table2}
            iconSize={15}
            label="View as table"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        </div>
      </div>
      <div className="chart">
        {error && !daily && <p className="empty-line">Failed to get details for alarm {alarmId}</p>}
        {daily && !isTable && (
          <Suspense fallback={null}>
            <OccurrenceBars daily={daily} today={today} />
          </Suspense>
        )}
        {daily && isTable && (
          <table className="plain-table" aria-label="Occurrences per day">
            <thead>
              <tr>
                <th>Day</th>
                <th>Occurrences</th>
              </tr>
            </thead>
            <tbody>
              {daily.toReversed().map(({ date, count }) => (
                <tr key={date}>
                  <td className="num">{dayLabel(date)}</td>
                  <td className="num">{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
