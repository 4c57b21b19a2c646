import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';

const storageKey = 'list-place';

/** Place where a list was left, restored on return. */
interface ListPlace {
  lensId: string;
  scrollTop: number;
  focusedId: string | null;
  rows: number;
}

function readPlace(lensId: string): ListPlace | null {
  const place: ListPlace | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  return place?.lensId === lensId ? place : null;
}

/** Returns the place where this lens was left, if reached by the browser's history; else null. */
export function useLeftPlace(lensId: string): ListPlace | null {
  const isBack = useNavigationType() === 'POP';
  const [place] = useState(() => (isBack ? readPlace(lensId) : null));
  return place;
}

interface Keeping {
  place: ListPlace | null;
  now: Omit<ListPlace, 'scrollTop'>;
  isReady: boolean;
  scroller: RefObject<HTMLElement | null>;
}

/** Returns the list to its place once its rows are there, and remembers its place when it is left. */
export function useKeptPlace({ place, now, isReady, scroller }: Keeping): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    if (isReady && place) scroller.current?.scrollTo({ top: place.scrollTop });
  }, [isReady, place, scroller]);
  // A layout effect: its cleanup still finds the list in the page, with its scroll position.
  useLayoutEffect(() => {
    const box = scroller.current;
    const remember = () => {
      const left: ListPlace = { ...latest.current, scrollTop: box?.scrollTop ?? 0 };
      if (left.rows > 0) sessionStorage.setItem(storageKey, JSON.stringify(left));
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [scroller]);
}
