import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isNearEnd, scrollThrottleMs, throttled } from './near-end.ts';

const overscan = 12;
const headHeight = 34;

interface Rows {
  /** Ids of all rows that were read, in their order. */
  rows: ReadonlyArray<{ item: { id: string } }>;
  /** px */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  hasMore: boolean;
  onNearEnd: () => void;
}

/**
 * The rows of a table that are near the visible part, all of one height: a list of any length draws a few dozen. Reads
 * the next page when little is left below.
 * @returns the virtualizer, and the handler of `onScroll` of the scrolled element.
 */
export function useVirtualRows({ rows, rowHeight, scroller, hasMore, onNearEnd }: Rows) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.item.id ?? index,
    overscan,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: 60,
    scrollMargin: 0,
  });
  const measured = useRef(rowHeight);
  useEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    virtual.measure();
  }, [virtual, rowHeight]);

  const checkEnd = () => {
    // last known offset: reading it from the element would force a layout
    const { scrollOffset: scrollTop, scrollRect } = virtual;
    if (scrollTop === null || !scrollRect?.height || !hasMore) return;
    if (isNearEnd({ contentHeight: rows.length * rowHeight, scrollTop, clientHeight: scrollRect.height })) onNearEnd();
  };
  const latestCheck = useRef(checkEnd);
  latestCheck.current = checkEnd;
  const [onScroll] = useState(() => throttled(() => latestCheck.current(), scrollThrottleMs));
  useEffect(checkEnd);
  return { virtual, onScroll };
}
