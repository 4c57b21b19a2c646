import { useCallback, useRef } from 'react';

/** A function that stays the same and does what the newest one given does: what takes it need not be drawn again. */
export function useStable<Args extends unknown[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(work);
  latest.current = work;
  return useCallback((...args: Args) => latest.current(...args), []);
}
