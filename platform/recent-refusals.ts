/**
 * Caches until when keys are refused, so that they are not checked again. At most `remembered` keys are kept; the one
 * refused longest ago is evicted first, and checked again.
 */
export function createRecentRefusals(remembered: number) {
  const until = new Map<string, number>();
  return {
    refuse(key: string, untilMs: number): void {
      until.delete(key);
      const [oldest] = until.keys();
      if (until.size >= remembered && oldest !== undefined) until.delete(oldest);
      until.set(key, untilMs);
    },
    /** Returns for how long a key is still refused; 0 if it is not. */
    leftMs(key: string, nowMs: number): number {
      const leftMs = (until.get(key) ?? 0) - nowMs;
      if (leftMs <= 0) until.delete(key);
      return Math.max(0, leftMs);
    },
  };
}
