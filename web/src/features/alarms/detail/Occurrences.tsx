import { Select } from 'antd';
import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatCount, plural, viewerTimezone } from '../../../ui/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RangePicker } from '../../../ui/range-picker.tsx';
import { TimezoneSelect } from '../../../ui/TimezoneSelect.tsx';
import { dayLabel, lastDays, useOccurrences } from './occurrences.ts';

const OccurrenceBars = lazy(() =>
  import('./OccurrenceBars.tsx').then((module) => ({ default: module.OccurrenceBars })),
);

const ranges = [...[7, 30, 90].map((value) => ({ value, label: `${value} days` })), { value: 0, label: 'Custom' }];
const customRange = 0;

/** Occurrences per day of a timezone over a range, as chart or as table. */
export function Occurrences({ alarmId, version }: { alarmId: string; version: number }) {
  const [days, setDays] = useState(30);
  const [isTable, setTable] = useState(false);
  const [custom, setCustom] = useState<[Date, Date] | null>(null);
  const [timezone, setTimezone] = useState(viewerTimezone);
  const range = custom ? { start: custom[0].toISOString(), end: custom[1].toISOString() } : days;
  const { daily, total, error, today } = useOccurrences(alarmId, version, range, timezone);
  const chooseRange = (next: number) => {
    setDays(next);
    if (next === customRange) {
      const { start, end } = lastDays(days, new Date(), timezone);
      setCustom([new Date(start), new Date(end)]);
    } else setCustom(null);
  };
  return (
    <section className="card" aria-labelledby="occurrences">
      <div className="card-head">
        <h2 id="occurrences">Occurrences per day</h2>
        <div className="line">
          <span className="meta quiet">
            {total !== null && `${formatCount(total)} in ${plural(daily?.length ?? 0, 'day')}`}
          </span>
          {custom && <RangePicker label="From and to" value={custom} onChange={setCustom} />}
          <Select aria-label="Range" size="small" value={days} options={ranges} onChange={chooseRange} />
          <TimezoneSelect value={timezone} onChange={setTimezone} />
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
