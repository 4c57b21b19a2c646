/** Pull that reads the list again on release, px. */
export const pullEnoughPx = 56;
const mostPx = 84;

interface PullEvents {
  /** Called with the pulled distance, px; 0 when back. */
  onPull(px: number): void;
  /** Called on release after a pull that was long enough. */
  onRefresh(): void;
}

/**
 * Reads a finger's pull on a list that is at its top: the list moves half as far as the finger. A move that starts
 * upwards, or not at the top of the list, is scrolling.
 */
export function createPull({ onPull, onRefresh }: PullEvents) {
  let startY: number | null = null;
  let pulled = 0;
  const to = (px: number) => {
    if (px === pulled) return;
    pulled = px;
    onPull(px);
  };
  return {
    down(y: number, isAtTop: boolean): void {
      startY = isAtTop ? y : null;
    },
    /** @returns true if it is a pull, which the browser should not scroll by. */
    move(y: number): boolean {
      if (startY === null) return false;
      if (y < startY && pulled === 0) {
        startY = null;
        return false;
      }
      to(Math.min(mostPx, Math.max(0, (y - startY) / 2)));
      return pulled > 0;
    },
    up(): void {
      const isEnough = pulled >= pullEnoughPx;
      startY = null;
      to(0);
      if (isEnough) onRefresh();
    },
    cancel(): void {
      startY = null;
      to(0);
    },
  };
}
