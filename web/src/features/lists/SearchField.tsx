import { SearchInput } from '#ui/Input.tsx';
import { useStable } from '#ui/use-stable.ts';
import { useSearchText } from './use-search-text.ts';

interface SearchFieldProps {
  label: string;
  /** Text of an empty field; without it, the label. */
  placeholder?: string;
  className?: string;
  maxLength?: number;
  /** Text by which the list is searched. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a list for a text, once typing pauses. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [text, setText] = useSearchText(value, useStable(onSearch));
  return <SearchInput {...field} value={text} onChange={setText} />;
}
