/** Progress of a run at a moment. */
export interface Reading {
  /** Milliseconds since the epoch. */
  at: number;
  payloads: number;
  events: number;
}

export interface Pace {
  eventsPerSecond: number;
  /** Milliseconds until the last payload is read; null if none is read. */
  leftMs: number | null;
}

/** Number of readings that the pace uses. */
const kept = 6;

/** Adds the newest reading: one not newer is ignored, fewer payloads (a restart) drop the others. */
export function withReading(readings: readonly Reading[], next: Reading): readonly Reading[] {
  const last = readings.at(-1);
  if (last && next.payloads < last.payloads) return [next];
  if (last && next.at <= last.at) return readings;
  return [...readings, next].slice(-kept);
}

/** Returns a run's rate and end by readings; null until there are two. */
export function paceOf(readings: readonly Reading[], total: number): Pace | null {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last || last.at === first.at) return null;
  const seconds = (last.at - first.at) / 1_000;
  const payloadsPerSecond = (last.payloads - first.payloads) / seconds;
  const left = Math.max(0, total - last.payloads);
  return {
    eventsPerSecond: (last.events - first.events) / seconds,
    leftMs: payloadsPerSecond > 0 ? (left / payloadsPerSecond) * 1_000 : null,
  };
}
