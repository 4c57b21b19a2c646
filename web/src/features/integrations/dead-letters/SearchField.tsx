import { useSearchText } from '#features/lists/use-search-text.ts';
import { deadLetterTexts as texts } from '#texts/dead-letters.ts';
import { SearchInput } from '#ui/Input.tsx';
import { useStable } from '#ui/use-stable.ts';
import * as css from './dead-letters.module.css';

/** Searches reasons and payloads for a text, once typing pauses. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useSearchText(value, useStable(onSearch));
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
