import { type RefObject, useRef, useState } from 'react';
import { isNearEnd, scrollThrottleMs, throttled } from './near-end.ts';

/**
 * Reads the next page of a list that is drawn whole when little of it is left below.
 * @returns the handler of `onScroll` of the scrolled element.
 */
export function useNearEnd(scroller: RefObject<HTMLElement | null>, onNearEnd: () => void): () => void {
  const check = () => {
    if (!scroller.current) return;
    const { scrollHeight: contentHeight, scrollTop, clientHeight } = scroller.current;
    if (isNearEnd({ contentHeight, scrollTop, clientHeight })) onNearEnd();
  };
  const latest = useRef(check);
  latest.current = check;
  const [onScroll] = useState(() => throttled(() => latest.current(), scrollThrottleMs));
  return onScroll;
}
