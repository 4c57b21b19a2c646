import { useEffect, useState } from 'react';

/** contract: how long a search waits for the next letter, ms. */
const settleMs = 300;

/**
 * The text of a search field: what is typed is searched for once nobody types, and what the list is searched for by
 * something else is shown.
 * @param applied what the list is searched for.
 * @param onSearch does not change from drawing to drawing; null where there is no list to search.
 */
export function useSearchText(
  applied: string,
  onSearch: ((term: string) => void) | null,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(applied);
  useEffect(() => setText(applied), [applied]);
  useEffect(() => {
    if (!onSearch || text.trim() === applied) return;
    const timer = setTimeout(() => onSearch(text.trim()), settleMs);
    return () => clearTimeout(timer);
  }, [text, applied, onSearch]);
  return [text, setText];
}
