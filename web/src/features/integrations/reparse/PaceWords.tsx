import { useState } from 'react';
import { reparseTexts as texts } from '#texts/reparse.ts';
import { formatDuration } from '#ui/format.ts';
import { paceOf, type Reading, withReading } from './pace.ts';

interface PacedRun {
  counts: { total: number; payloads: number; events: number };
  updatedAt: string;
}

/** Rate and end, computed from the last readings of the run. */
export function PaceWords({ run: { counts, updatedAt } }: { run: PacedRun }) {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const at = Date.parse(updatedAt);
  const next = withReading(readings, { at, payloads: counts.payloads, events: counts.events });
  if (next !== readings) setReadings(next);
  const pace = paceOf(next, counts.total);
  if (!pace) return <span className="quiet">{counts.total === 0 ? texts.counting : texts.estimating}</span>;
  return (
    <>
      <span>{texts.rate(Math.round(pace.eventsPerSecond))}</span>
      {pace.leftMs !== null && <span>{texts.left(formatDuration(pace.leftMs))}</span>}
    </>
  );
}
