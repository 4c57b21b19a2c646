import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { CriteriaPills, untoldCriteria } from '#features/criteria/CriteriaPills.tsx';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import type { Lens } from '#features/lenses/lenses.ts';
import { lensTexts } from '#texts/lenses.ts';
import { SearchForm } from '#ui/form/SearchForm.tsx';
import { parseAlarmId } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as touchCss from '#ui/phone/touch.module.css';
import { useLensAddress } from '../lens-address.ts';
import { useShellPlaces } from '../places/shell-places.tsx';
import { useSearchText } from '../use-search-text.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { LensHeading } from './LensHeading.tsx';
import { LensTabs } from './LensTabs.tsx';
import * as css from './list-phone.module.css';
import type { SearchFieldState } from './use-search-field.ts';

interface ListHeadProps {
  kind: LensKind;
  lens: Lens | null;
  lenses: Lens[];
  /** Set if they differ from `lenses`. */
  tabs?: Lens[];
  counts: ReadonlyMap<string, number>;
  /** Rows of the open lens; undefined while they are counted. */
  count: number | undefined;
  search: SearchFieldState;
  /** Further buttons. */
  children?: ReactNode;
}

/** Head of a list: its lens and freshness, search, filters, applied criteria, and the lenses as tabs. */
export function ListHead({ kind, lens, lenses, tabs, counts, count, search, children }: ListHeadProps) {
  const { address, change } = useLensAddress(kind);
  const options = useServerOptions(kind);
  const { criteria, searchTerm } = address;
  return (
    <header className={touchCss.mobileHead}>
      <div className={touchCss.mobileBar}>
        {lens ? <LensHeading kind={kind} lens={lens} lenses={lenses} count={count} /> : <div className="grow" />}
        {children}
        <IconButton icon={Search} size="touch" label={lensTexts.search} onClick={search.open} />
        <FilterSheet
          kind={kind}
          lens={lens}
          criteria={criteria}
          searchTerm={searchTerm}
          serverOptions={options}
          onApply={change.criteria}
        />
      </div>
      {search.isOpen && <SearchField kind={kind} field={search.field} applied={searchTerm} onSearch={change.search} />}
      <LensTabs lenses={tabs ?? lenses} counts={counts} selected={lens} />
      <CriteriaPills
        locked={untoldCriteria(lens)}
        criteria={criteria}
        serverOptions={options}
        onCriteria={change.criteria}
      />
    </header>
  );
}

interface SearchFieldProps {
  kind: LensKind;
  field: SearchFieldState['field'];
  applied: string;
  onSearch: (term: string) => void;
}

/** Searches the list during typing; an alarm's number and Enter opens that alarm. */
function SearchField({ kind, field, applied, onSearch }: SearchFieldProps) {
  const navigate = useNavigate();
  const places = useShellPlaces();
  const [text, setText] = useSearchText(applied, onSearch);
  return (
    <SearchForm
      onSubmit={() => {
        const id = kind === 'alarm' && parseAlarmId(text);
        if (id) navigate(places.alarm(id));
        // hides the keyboard, to show the results
        else field.current?.blur();
      }}
    >
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        className={css.mobileSearch}
        aria-label={lensTexts.searchIn(listKinds[kind].words.rows)}
        placeholder={listKinds[kind].words.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </SearchForm>
  );
}
