import { useEffect, useRef, useState } from 'react';
import { debounceMs } from '#ui/use-debounced.ts';

/**
 * Holds the text of a search field: searches once typing stops, and follows search terms that the list gets elsewhere.
 * @param applied search term of the list.
 * @param onSearch stable between renders; null if there is no list to search.
 */
export function useSearchText(
  applied: string,
  onSearch: ((term: string) => void) | null,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(applied);
  const searched = useRef(applied);
  useEffect(() => {
    // an own search is applied after a while, in which more was typed
    if (applied !== searched.current) setText(applied);
    searched.current = applied;
  }, [applied]);
  useEffect(() => {
    if (!onSearch || text.trim() === applied) return;
    const timer = setTimeout(() => {
      searched.current = text.trim();
      onSearch(searched.current);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, applied, onSearch]);
  return [text, setText];
}
