/**
 * Remembers until when keys are refused, so that what was found out once is not asked again. At most `remembered` keys are
 * kept; the one refused longest ago is forgotten first, and asked of anew.
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
    /** For how long a key is still refused; 0 where it is not. */
    leftMs(key: string, nowMs: number): number {
      const leftMs = (until.get(key) ?? 0) - nowMs;
      if (leftMs <= 0) until.delete(key);
      return Math.max(0, leftMs);
    },
  };
}
