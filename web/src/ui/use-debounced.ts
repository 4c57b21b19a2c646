import { useEffect, useState } from 'react';

/** Debounce of typing, ms; fixed by the contract (UI-054). */
export const debounceMs = 300;

/** Returns a text once unchanged for 300 ms. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
