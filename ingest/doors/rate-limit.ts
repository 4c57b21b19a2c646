/** Above this number of senders, buckets are dropped: a dropped bucket is a full one. */
const bucketsMax = 10_000;

/**
 * A token bucket for each sender: `perSecond` a second, with at most `saved` saved up.
 * @returns 0 when one more may pass, else the seconds after which to try again.
 */
export function createRateLimit<Key>(perSecond: number, now: () => number, saved = perSecond) {
  const buckets = new Map<Key, { tokens: number; at: number }>();
  return (key: Key): number => {
    const at = now();
    const bucket = buckets.get(key) ?? { tokens: saved, at };
    bucket.tokens = Math.min(saved, bucket.tokens + (Math.max(0, at - bucket.at) / 1_000) * perSecond);
    bucket.at = at;
    if (buckets.size >= bucketsMax && !buckets.has(key)) buckets.clear();
    buckets.set(key, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  };
}
