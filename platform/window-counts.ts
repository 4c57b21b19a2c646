interface Count {
  startedAt: number;
  count: number;
}

/**
 * Counts by key within windows that begin with a key's first count. At most `remembered` keys are kept: a new one
 * evicts the key that was silent longest, so that a flood of new keys never clears the count of an active one.
 */
export function createWindowCounts({ windowMs, remembered }: { windowMs: number; remembered: number }) {
  // in the order of their newest counts
  const counts = new Map<string, Count>();

  const living = (key: string, nowMs: number): Count | undefined => {
    const known = counts.get(key);
    return known && nowMs >= known.startedAt && nowMs - known.startedAt < windowMs ? known : undefined;
  };

  return {
    size: () => counts.size,
    countOf: (key: string, nowMs: number): number => living(key, nowMs)?.count ?? 0,
    /** Adds one to a key's count. @returns the new count, and when the window ends. */
    add(key: string, nowMs: number): { count: number; endsAt: number } {
      const counted = living(key, nowMs) ?? { startedAt: nowMs, count: 0 };
      counted.count += 1;
      counts.delete(key);
      const [silent] = counts.keys();
      if (counts.size >= remembered && silent !== undefined) counts.delete(silent);
      counts.set(key, counted);
      return { count: counted.count, endsAt: counted.startedAt + windowMs };
    },
  };
}
