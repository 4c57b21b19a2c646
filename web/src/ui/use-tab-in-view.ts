import { type RefObject, useEffect, useRef } from 'react';

/** px of the tab beside the chosen one that are shown, too: there are more. */
const beside = 24;

/**
 * Scrolls a strip of tabs sideways as far as the chosen one is in view: when another is chosen, and as the strip or its
 * tabs change their width.
 * @param chosen says which tab is chosen.
 * @param count number of tabs.
 */
export function useTabInView<Strip extends HTMLElement>(chosen: string, count: number): RefObject<Strip | null> {
  const ref = useRef<Strip>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen, or there are others
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const show = () => {
      const tab = strip.querySelector('[aria-selected="true"], [aria-current="page"]')?.getBoundingClientRect();
      if (!tab) return;
      const { left, right } = strip.getBoundingClientRect();
      if (tab.left < left) strip.scrollLeft -= left - tab.left + beside;
      else if (tab.right > right) strip.scrollLeft += tab.right - right + beside;
    };
    // calls back at once, when nothing has to be measured anew
    const observer = new ResizeObserver(show);
    for (const box of [strip, ...strip.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [chosen, count]);
  return ref;
}
