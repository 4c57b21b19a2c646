import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';

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
    <Input
      className="letter-search"
      aria-label={texts.search}
      placeholder={texts.searchPlaceholder}
      prefix={<Search size={14} aria-hidden />}
      maxLength={255}
      allowClear
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
