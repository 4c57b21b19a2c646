import { OccurrenceChart } from '#features/charts/OccurrenceChart.tsx';
import { alarmTexts, occurrenceTexts as texts } from '#texts/alarms.ts';
import { formatCount } from '#ui/format.ts';
import { useRange } from '#ui/use-range.tsx';
import { useOccurrences } from './occurrences.ts';

const chartHeight = 160;

/** Occurrences per day of a timezone over a range. */
export function Occurrences({ alarmId, version }: { alarmId: string; version: number }) {
  const { range, timezone, today, zoom, controls } = useRange(30);
  const { daily, total, error, readAgain } = useOccurrences(alarmId, version, range, timezone);
  return (
    <OccurrenceChart
      daily={daily}
      today={today}
      detail={total === null ? undefined : texts.countInDays(formatCount(total), daily?.length ?? 0)}
      controls={controls}
      failure={error && { title: alarmTexts.failedDetails(alarmId), onRetry: readAgain }}
      fileName={`occurrences-${alarmId}`}
      height={chartHeight}
      onZoom={zoom}
    />
  );
}
