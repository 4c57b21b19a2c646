/** Viewports before the end at which the next page is read. */
export const scrollDistance = 2;
/** Minimum time between scroll checks, ms. */
export const scrollThrottleMs = 50;

interface Scrolled {
  /** px */
  contentHeight: number;
  scrollTop: number;
  clientHeight: number;
}

/** True if so little is left below that the next page should be read. */
export const isNearEnd = ({ contentHeight, scrollTop, clientHeight }: Scrolled): boolean =>
  contentHeight - (scrollTop + clientHeight) < scrollDistance * clientHeight;

/** Runs `work` once per `waitMs` however often it is called, at the end of that time. */
export function throttled(work: () => void, waitMs: number): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      work();
    }, waitMs);
  };
}
