/**
 * A token bucket per integration: `perSecond` requests a second, with a second's worth saved up.
 * @returns 0 when the request may pass, else the seconds after which to try again.
 */
export function createRateLimit(perSecond: number, now: () => number) {
  const buckets = new Map<number, { tokens: number; at: number }>();
  return (systemId: number): number => {
    const at = now();
    const bucket = buckets.get(systemId) ?? { tokens: perSecond, at };
    bucket.tokens = Math.min(perSecond, bucket.tokens + (Math.max(0, at - bucket.at) / 1_000) * perSecond);
    bucket.at = at;
    buckets.set(systemId, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  };
}
