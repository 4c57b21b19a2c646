import type { Database } from '../../platform/database.ts';
import { lensTickSeconds } from '../constants.ts';

/** Minimum duration of a count that is cached, in ms. */
const expensiveMs = 20;
/** Lifetime of a cached count: badges, which pause for ten times the duration of their counts, renew it before. */
const keptMs = lensTickSeconds * 1_000;

interface Kept {
  /** A promise while it is counted for callers that accept a cached count. */
  count: number | Promise<number>;
  at: number;
}
/** Cached counts by connection pool: each process has its own cache. */
const memories = new WeakMap<Database, Map<string, Kept>>();

/**
 * Counts, and caches slow counts for a while: with a million alarms the exact count of half of them takes hundreds of
 * milliseconds, and many people request it at once.
 * @param key identifies the count, including the customer.
 * @param mayBeOld true to accept a cached count, or one in flight.
 */
export async function countCached(
  { db, key, mayBeOld }: { db: Database; key: string; mayBeOld: boolean },
  count: () => Promise<number>,
): Promise<number> {
  const memory = memories.get(db) ?? new Map<string, Kept>();
  memories.set(db, memory);
  const startedAt = performance.now();
  const known = memory.get(key);
  if (mayBeOld && known && startedAt - known.at < keptMs) return known.count;
  const counting = count();
  // coalesces concurrent requests, as when a console is opened
  if (mayBeOld) memory.set(key, { count: counting, at: startedAt });
  try {
    const counted = await counting;
    const at = performance.now();
    for (const [old, kept] of memory) if (at - kept.at >= 2 * keptMs) memory.delete(old);
    if (at - startedAt >= expensiveMs) memory.set(key, { count: counted, at });
    else memory.delete(key);
    return counted;
  } catch (error) {
    memory.delete(key);
    throw error;
  }
}
