import { Select } from 'antd';
import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatCount, viewerTimezone } from '../../../ui/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { dayLabel, useOccurrences } from './occurrences.ts';

const OccurrenceBars = lazy(() =>
  import('./OccurrenceBars.tsx').then((module) => ({ default: module.OccurrenceBars })),
);

const ranges = [7, 30, 90].map((value) => ({ value, label: `${value} days` }));

/** Occurrences per day over a range, as chart or as table. */
export function Occurrences({ alarmId, version }: { alarmId: string; version: number }) {
  const [days, setDays] = useState(30);
  const [isTable, setTable] = useState(false);
  const { daily, total, error } = useOccurrences(alarmId, version, days);
  return (
    <section className="card" aria-labelledby="occurrences">
      <div className="card-head">
        <h2 id="occurrences">Occurrences per day</h2>
        <div className="line">
          <span className="meta quiet">
            {total !== null && `${formatCount(total)} in ${days} days · `}
            {viewerTimezone()}
          </span>
          <Select aria-label="Range" size="small" value={days} options={ranges} onChange={setDays} />
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
            <OccurrenceBars daily={daily} />
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
