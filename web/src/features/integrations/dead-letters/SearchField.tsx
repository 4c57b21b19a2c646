import { useEffect, useRef, useState } from 'react';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { SearchInput } from '#ui/Input.tsx';
import * as css from './dead-letters.module.css';

const debounceMs = 300;

/** Searches reasons and payloads for a text, once typing pauses. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search.current(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <SearchInput
      className={css.letterSearch}
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      maxLength={255}
      value={text}
      onChange={setText}
    />
  );
}
