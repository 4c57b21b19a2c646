import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const settleMs = 300;

/** Searches reasons and payloads for a text, once typing pauses. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search.current(text), settleMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <Input
      className="letter-search"
      aria-label="Search dead letters"
      placeholder="Search reason and payload"
      prefix={<Search size={14} aria-hidden />}
      maxLength={255}
      allowClear
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
