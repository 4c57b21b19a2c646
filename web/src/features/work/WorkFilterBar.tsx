import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { CriteriaPills, untoldCriteria } from '../alarms/CriteriaPills.tsx';
import { FilterPopover } from '../alarms/FilterPopover.tsx';
import { useServerOptions } from '../alarms/filters/use-server-options.ts';
import type { Lens } from '../alarms/lenses.ts';
import type { Criterion } from '../alarms/list/criteria.ts';
import { useSearchText } from '../alarms/list/use-search-text.ts';

interface WorkFilterBarProps {
  /** Null: the list of all. */
  lens: Lens | null;
  criteria: Criterion[];
  searchTerm: string;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
  /** Absent where no lens is made. */
  onSaveAsLens?: (criteria: Criterion[]) => void;
  /** What stands behind the filters. */
  children?: ReactNode;
}

/** What narrows the list: a search by number or words, the lens's own criteria, locked, and the person's filters. */
export function WorkFilterBar({ lens, criteria, searchTerm, onCriteria, onSearch, ...props }: WorkFilterBarProps) {
  const [text, setText] = useSearchText(searchTerm, onSearch);
  const options = useServerOptions('work');
  return (
    <div className="work-bar">
      <div className="work-search">
        <Search size={14} aria-hidden />
        <input
          type="search"
          aria-label="Search work"
          placeholder="W number or words"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
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
