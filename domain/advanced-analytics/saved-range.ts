import type { SavedPivot } from '../pivot-shape.ts';
import { endOfDay, localDay, startOfDay } from '../timezone.ts';

const dayMs = 86_400_000;

/** The range of a saved pivot at a moment, as ISO 8601: its times, or its last days up to the end of this one. */
export function rangeOfSaved(
  { days, range, timezone }: Pick<SavedPivot, 'days' | 'range' | 'timezone'>,
  now: number,
): { start: string; end: string } {
  if (range) return range;
  const today = localDay({ now, timezone });
  return {
    start: new Date(startOfDay(today - ((days ?? 1) - 1) * dayMs, timezone)).toISOString(),
    end: new Date(endOfDay(today, timezone) + 1).toISOString(),
  };
}
