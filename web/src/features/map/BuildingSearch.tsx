import { useSearchText } from '#features/lists/use-search-text.ts';
import { mapTexts as texts } from '#texts/map.ts';
import { SearchInput } from '#ui/Input.tsx';

/** The line that buildings are searched by. */
export function BuildingSearch({ searchTerm, onSearch }: { searchTerm: string; onSearch: (term: string) => void }) {
  const [text, setText] = useSearchText(searchTerm, onSearch);
  return <SearchInput label={texts.search} placeholder={texts.searchHint} value={text} onChange={setText} />;
}
