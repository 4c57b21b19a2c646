import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPull } from './pull.ts';

/** Lets a finger pull down a list that is at its top. @returns the pulled distance, px. */
export function usePull(scroller: RefObject<HTMLElement | null>, onRefresh: () => void): number {
  const [px, setPx] = useState(0);
  const latest = useRef(onRefresh);
  latest.current = onRefresh;
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const pull = createPull({ onPull: setPx, onRefresh: () => latest.current() });
    const listeners = new AbortController();
    const { signal } = listeners;
    const yOf = ({ touches: [finger] }: TouchEvent) => finger?.clientY ?? 0;
    const down = (event: TouchEvent) =>
      event.touches.length === 1 ? pull.down(yOf(event), list.scrollTop <= 0) : pull.cancel();
    // not passive: a pull must not scroll
    const move = (event: TouchEvent) => {
      if (pull.move(yOf(event)) && event.cancelable) event.preventDefault();
    };
    list.addEventListener('touchstart', down, { signal, passive: true });
    list.addEventListener('touchmove', move, { signal, passive: false });
    list.addEventListener('touchend', () => pull.up(), { signal });
    list.addEventListener('touchcancel', () => pull.cancel(), { signal });
    return () => listeners.abort();
  }, [scroller]);
  return px;
}
