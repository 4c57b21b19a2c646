import { floodMaxAlarms, floodWindowMinutes, monitoringPositions } from '../constants.ts';
import type { OccurrenceRates } from './performance-facts.ts';

const windowMs = floodWindowMinutes * 60_000;

/** A run of windows each with more occurrences than the positions can handle. Times in milliseconds since the epoch. */
export interface Flood {
  start: number;
  /** Excluded. */
  end: number;
  instances: number;
  /** Occurrences of its fullest window. */
  peak: number;
}

/** KPI.23: true if a window has more occurrences than those who watch can handle. */
export const isFlooded = (instances: number): boolean => instances > floodMaxAlarms * monitoringPositions;

/** Start of a period's first window: the minute that the period starts in. */
export const firstWindowAt = (from: number): number => Math.floor(from / 60_000) * 60_000;

/** Number of windows of a period, the last of which may be shorter. */
export const windowsOf = ({ from, until }: { from: number; until: number }): number =>
  Math.ceil((until - firstWindowAt(from)) / windowMs);

/**
 * Returns the floods of a period, the largest first, of equal ones the latest (KPI.23). Windows follow each other from the
 * start of the period; flooded ones that touch are one flood.
 */
export function floodsOf(
  windows: OccurrenceRates['windows'],
  { from, until }: { from: number; until: number },
): Flood[] {
  const first = firstWindowAt(from);
  const flooded = [...windows].filter(([, instances]) => isFlooded(instances)).sort(([a], [b]) => a - b);
  const floods: Flood[] = [];
  for (const [window, instances] of flooded) {
    const start = first + window * windowMs;
    const end = Math.min(start + windowMs, until);
    const before = floods.at(-1);
    if (before?.end === start) {
      before.end = end;
      before.instances += instances;
      before.peak = Math.max(before.peak, instances);
    } else floods.push({ start, end, instances, peak: instances });
  }
  return floods.sort((a, b) => b.instances - a.instances || b.start - a.start);
}
