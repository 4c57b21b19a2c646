import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useMe } from '#session/me.tsx';
import { lensTexts } from '#texts/lenses.ts';
import { SearchForm } from '#ui/form/SearchForm.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { JumpHint } from './JumpHint.tsx';
import { defaultLensPath, useLensAddress } from './lens-address.ts';
import { jumpOf } from './places/jump.ts';
import * as searchBoxCss from './search-box.module.css';
import { useSearchText } from './use-search-text.ts';

const searchKey = '/';

/** Finds the search of the page itself, where it has one. */
const searchOfPage = () => document.querySelector<HTMLInputElement>('main [aria-keyshortcuts="/"]');

/** Searches the open lens while typing; a number and Enter opens that alarm or ticket. */
export function SearchBox() {
  const [lens, all] = [useMatch('/alarms/:group/:lens'), useMatch('/reports/allAlarms')];
  const [explorer, tab] = [useMatch('/work/:group/:lens/*'), useMatch('/alarms/work/list/*')];
  const isLens = lens !== null || all !== null;
  // there the key goes to the search of the list
  const hasKey = explorer === null && tab === null;
  const { address, change } = useLensAddress();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const applied = isLens ? address.searchTerm : '';
  const [text, setText] = useSearchText(applied, isLens ? change.search : null);
  const jump = jumpOf(text, 'alarm', useMe());
  useShortcuts({ [searchKey]: () => (searchOfPage() ?? input.current)?.select() });

  const submit = () => {
    if (jump) navigate(jump.to);
    else if (isLens) change.search(text);
    else if (text.trim()) navigate(`${defaultLensPath}?q=${encodeURIComponent(text.trim())}`);
  };
  return (
    <SearchForm className={searchBoxCss.search} onSubmit={submit}>
      <Search size={14} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={lensTexts.searchAlarms}
        placeholder={lensTexts.searchHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && input.current?.blur()}
      />
      {hasKey && <Kbd>{searchKey}</Kbd>}
      <JumpHint jump={jump} />
    </SearchForm>
  );
}
