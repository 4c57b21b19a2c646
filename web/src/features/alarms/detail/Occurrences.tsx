import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { alarmTexts, occurrenceTexts as texts } from '#texts/alarms.ts';
import { dayLabel } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Cell, Table } from '#ui/Table.tsx';
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
        <h2 id="occurrences">{texts.perDay}</h2>
        <div className="line">
          <span className="meta quiet">
            {total !== null && texts.countInDays(formatCount(total), daily?.length ?? 0)}
          </span>
          {controls}
          <IconButton
            size="small"
            icon={Table2}
            iconSize={15}
            label={texts.viewAsTable}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        </div>
      </div>
      <div className="chart">
        {error && !daily && <p className="empty-line">{alarmTexts.failedDetails(alarmId)}</p>}
        {daily && !isTable && (
          <Suspense fallback={null}>
            <OccurrenceBars daily={daily} today={today} />
          </Suspense>
        )}
        {daily && isTable && (
          <Table label={texts.perDay} columns={[{ name: texts.day }, { name: texts.occurrences }]}>
            {daily.toReversed().map(({ date, count }) => (
              <tr key={date}>
                <Cell kind="time">{dayLabel(date)}</Cell>
                <Cell kind="time">{formatCount(count)}</Cell>
              </tr>
            ))}
          </Table>
        )}
      </div>
    </section>
  );
}
