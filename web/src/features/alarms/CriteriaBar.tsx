import type { ReactNode } from 'react';
import { formatSelection } from '../../ui/format.ts';
import { Pill } from '../../ui/Pill.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { useServerOptions } from './filters/use-server-options.ts';
import { type Lens, lockedCriteria } from './lenses.ts';
import { type Criterion, filterLabel, valueLabel } from './list/criteria.ts';
import { RefreshButton } from './RefreshButton.tsx';

interface CriteriaBarProps {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  isLive: boolean;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
  onRefresh: () => void;
  /** Absent for people who make no lenses. */
  onSaveAsLens?: (criteria: Criterion[]) => void;
  /** What stands at the right. */
  children: ReactNode;
}

/** What is applied to the list: the lens's own criteria, locked, then the person's filters. */
export function CriteriaBar(props: CriteriaBarProps) {
  const { lens, criteria, searchTerm, isLive, onCriteria, onSearch } = props;
  const options = useServerOptions();
  const text = ({ field, values }: Pick<Criterion, 'field' | 'values'>) =>
    formatSelection(values.map((value) => valueLabel(field, value, options[field])));
  return (
    <div className="criteria-bar">
      <ul className="criteria-pills" aria-label="Applied filters">
        {lockedCriteria(lens).map((criterion) => (
          <Pill
            key={JSON.stringify(criterion)}
            field={criterion.name}
            isExclusion={criterion.isExclusion}
            value={text(criterion)}
          />
        ))}
        {criteria.map((criterion) => (
          <Pill
            key={criterion.field}
            field={filterLabel(criterion.field)}
            isExclusion={criterion.isExclusion}
            value={text(criterion)}
            onRemove={() => onCriteria(criteria.filter((each) => each !== criterion))}
          />
        ))}
        {searchTerm && <Pill field="Search" isExclusion={false} value={searchTerm} onRemove={() => onSearch('')} />}
      </ul>
      <FilterPopover
        lens={lens}
        criteria={criteria}
        searchTerm={searchTerm}
        serverOptions={options}
        onApply={onCriteria}
        onSaveAsLens={props.onSaveAsLens}
      />
      <div className="grow" />
      {!isLive && <RefreshButton onRefresh={props.onRefresh} />}
      {props.children}
    </div>
  );
}
