import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatSelection } from '../../ui/format.ts';
import { Pill } from '../../ui/Pill.tsx';
import { FilterPopover } from '../alarms/FilterPopover.tsx';
import { useServerOptions } from '../alarms/filters/use-server-options.ts';
import { type Lens, lockedCriteria, standardGroup } from '../alarms/lenses.ts';
import { type Criterion, filterLabel, valueLabel } from '../alarms/list/criteria.ts';

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

/** contract: how long a search waits for the next letter. */
const settleMs = 300;

/** What narrows the list: a search by number or words, the lens's own criteria, locked, and the person's filters. */
export function WorkFilterBar({ lens, criteria, searchTerm, onCriteria, onSearch, ...props }: WorkFilterBarProps) {
  const [text, setText] = useState(searchTerm);
  useEffect(() => setText(searchTerm), [searchTerm]);
  useEffect(() => {
    if (text.trim() === searchTerm) return;
    const timer = setTimeout(() => onSearch(text.trim()), settleMs);
    return () => clearTimeout(timer);
  }, [text, searchTerm, onSearch]);
  const options = useServerOptions('work');
  const textOf = ({ field, values }: Pick<Criterion, 'field' | 'values'>) =>
    formatSelection(values.map((value) => valueLabel(field, value, options[field])));
  // what a standard lens asks its name says
  const locked = lens && lens.groupLabel !== standardGroup ? lockedCriteria(lens) : [];
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
      {locked.length + criteria.length > 0 && (
        <ul className="criteria-pills" aria-label="Applied filters">
          {locked.map((criterion) => (
            <Pill
              key={JSON.stringify(criterion)}
              field={criterion.name}
              isExclusion={criterion.isExclusion}
              value={textOf(criterion)}
            />
          ))}
          {criteria.map((criterion) => (
            <Pill
              key={criterion.field}
              field={filterLabel(criterion.field)}
              isExclusion={criterion.isExclusion}
              value={textOf(criterion)}
              onRemove={() => onCriteria(criteria.filter((each) => each !== criterion))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
