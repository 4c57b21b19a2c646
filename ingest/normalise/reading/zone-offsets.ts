import { tzOffset } from '@date-fns/tz';

const dayMs = 86_400_000;
const quarterMs = 900_000;
const largestCache = 20_000;

/** Offsets by "zone, UTC day"; null for a day with a clock change, which is then looked up by quarter of an hour. */
const byDay = new Map<string, Map<number, number | null>>();
const byQuarter = new Map<string, Map<number, number>>();

/**
 * Offset of a zone from UTC at an instant, in ms; NaN for a zone the runtime does not know. Cached, since asking the
 * runtime takes microseconds and events come by thousands; clocks only ever change on a quarter of an hour.
 */
export function zoneOffsetMs(timezone: string, atMs: number): number {
  const day = Math.floor(atMs / dayMs);
  const days = cacheOf(byDay, timezone);
  let offset = days.get(day);
  if (offset === undefined) {
    const start = lookUp(timezone, day * dayMs);
    offset = start === lookUp(timezone, (day + 1) * dayMs) || Number.isNaN(start) ? start : null;
    days.set(day, offset);
  }
  if (offset !== null) return offset;
  const quarter = Math.floor(atMs / quarterMs);
  const quarters = cacheOf(byQuarter, timezone);
  const known = quarters.get(quarter);
  if (known !== undefined) return known;
  const fresh = lookUp(timezone, quarter * quarterMs);
  quarters.set(quarter, fresh);
  return fresh;
}

export function isKnownZone(timezone: string): boolean {
  return !Number.isNaN(zoneOffsetMs(timezone, 0));
}

function lookUp(timezone: string, atMs: number): number {
  return tzOffset(timezone, new Date(atMs)) * 60_000;
}

function cacheOf<T>(caches: Map<string, Map<number, T>>, timezone: string): Map<number, T> {
  let cache = caches.get(timezone);
  if (cache === undefined || cache.size > largestCache) {
    if (caches.size > 1_000) caches.clear();
    cache = new Map();
    caches.set(timezone, cache);
  }
  return cache;
}
