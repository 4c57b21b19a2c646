import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CriteriaPills, untoldCriteria } from '#features/criteria/CriteriaPills.tsx';
import type { Criterion } from '#features/criteria/criteria.ts';
import { FilterPopover } from '#features/criteria/FilterPopover.tsx';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import type { Lens } from '#features/lenses/lenses.ts';
import { JumpHint } from '#features/lists/JumpHint.tsx';
import { jumpOf } from '#features/lists/places/jump.ts';
import { useSearchText } from '#features/lists/use-search-text.ts';
import { useMe } from '#session/me.tsx';
import { workTexts } from '#texts/work.ts';
import { SearchForm } from '#ui/form/SearchForm.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import * as css from './work.module.css';

interface WorkFilterBarProps {
  /** Null: list of all. */
  lens: Lens | null;
  criteria: Criterion[];
  searchTerm: string;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
  /** Absent if not offered. */
  onSaveAsLens?: (criteria: Criterion[]) => void;
  /** Content after the filters. */
  children?: ReactNode;
}

/** Filters of the list: a search by number or words, the lens's own criteria, locked, and the person's filters. */
export function WorkFilterBar({ lens, criteria, searchTerm, onCriteria, onSearch, ...props }: WorkFilterBarProps) {
  const [text, setText] = useSearchText(searchTerm, onSearch);
  const options = useServerOptions('work');
  const navigate = useNavigate();
  const jump = jumpOf(text, 'work', useMe());
  const submit = () => {
    if (jump) navigate(jump.to);
    else onSearch(text.trim());
  };
  return (
    <div className={css.workBar}>
      <SearchForm className={css.workSearch} onSubmit={submit}>
        <Search size={14} aria-hidden />
        <input
          type="search"
          aria-label={workTexts.search}
          aria-keyshortcuts="/"
          placeholder={workTexts.searchHint}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <Kbd>{'/'}</Kbd>
        <JumpHint jump={jump} />
      </SearchForm>
      <FilterPopover
        kind="work"
        lens={lens}
        criteria={criteria}
        searchTerm={searchTerm}
        serverOptions={options}
        onApply={onCriteria}
        onSaveAsLens={props.onSaveAsLens}
      />
      {props.children}
      <CriteriaPills
        locked={untoldCriteria(lens)}
        criteria={criteria}
        serverOptions={options}
        onCriteria={onCriteria}
      />
    </div>
  );
}
