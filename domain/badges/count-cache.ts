import type { Database } from '../../platform/database.ts';
import { lensTickSeconds } from '../constants.ts';

/** Duration of a count from which on it is not repeated for every caller. */
const dearMs = 20;
/** Lifetime of a cached count: badges, which rest ten times as long as they were counted, renew it before. */
const keptMs = lensTickSeconds * 1_000;

interface Kept {
  /** A promise while it is made new for people who take it old. */
  count: number | Promise<number>;
  at: number;
}
/** By the pool that was asked: each process has a memory of its own. */
const memories = new WeakMap<Database, Map<string, Kept>>();

/**
 * Counts, and remembers for a while what took long: with a million alarms the exact count of half of them takes hundreds
 * of milliseconds, and many people ask at once.
 * @param key says what is counted, the customer included.
 * @param mayBeOld takes what is remembered, or what somebody else is counting.
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
  // many ask at once when a console is opened: they share it
  if (mayBeOld) memory.set(key, { count: counting, at: startedAt });
  try {
    const counted = await counting;
    const at = performance.now();
    for (const [old, kept] of memory) if (at - kept.at >= 2 * keptMs) memory.delete(old);
    if (at - startedAt >= dearMs) memory.set(key, { count: counted, at });
    else memory.delete(key);
    return counted;
  } catch (error) {
    memory.delete(key);
    throw error;
  }
}
