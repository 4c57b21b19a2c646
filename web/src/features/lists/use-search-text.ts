import { useEffect, useState } from 'react';

/** contract: wait of a search for the next letter, ms. */
const debounceMs = 300;

/**
 * The text of a search field: typed text is searched for once typing stops, and a search term that the list gets
 * elsewhere is shown.
 * @param applied search term of the list.
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
    const timer = setTimeout(() => onSearch(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text, applied, onSearch]);
  return [text, setText];
}
