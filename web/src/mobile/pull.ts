/** A pull of this many px reads the list anew when the finger lets go. */
export const pullEnoughPx = 56;
const mostPx = 84;

interface PullEvents {
  /** How far the list has come down, px; 0 when it is back. */
  onPull(px: number): void;
  /** The finger has let go after a pull that was long enough. */
  onRefresh(): void;
}

/**
 * What a finger does that pulls a list down which is at its top: the list follows half as far as the finger goes. Pushing
 * up first, or from within the list, is scrolling.
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
    /** @returns whether it is a pull, which the browser should not take for scrolling. */
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
