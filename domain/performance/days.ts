import { localDay } from '../timezone.ts';
import type { AlarmBehaviour, Observed, OccurrenceRates } from './performance-facts.ts';

const dayMs = 86_400_000;

export interface Day {
  /** Local date of the timezone, as `2025-10-08`. */
  date: string;
  /** Occurrences that started on it. */
  instances: number;
  /** Occurrences that were stale at some time of it (NUIS.6). */
  stale: number;
}

/** Returns every local day that a period has a part of, in order; none if nothing of the period has passed. */
export function daysOf(
  { from, until, timezone }: Pick<Observed, 'from' | 'until' | 'timezone'>,
  started: OccurrenceRates['days'],
  staleChanges: AlarmBehaviour['staleChanges'],
): Day[] {
  if (until <= from) return [];
  const last = localDay({ now: until - 1, timezone });
  const days: Day[] = [];
  let stale = 0;
  for (let day = localDay({ now: from, timezone }); day <= last; day += dayMs) {
    const date = new Date(day).toISOString().slice(0, 10);
    stale += staleChanges.get(date) ?? 0;
    days.push({ date, instances: started.get(date) ?? 0, stale });
  }
  return days;
}
