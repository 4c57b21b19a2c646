import { useEffect, useState } from 'react';

const debounceMs = 300;

/** A text once nobody has changed it for 300 ms. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
