import { useEffect, useState } from 'react';

/** UI-054, ms. */
const settleMs = 300;

/** Returns a text once unchanged for 300 ms. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
