import type { ReactNode } from 'react';
import { Pill } from '../../ui/Pill.tsx';
import { CriteriaPills } from './CriteriaPills.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { useServerOptions } from './filters/use-server-options.ts';
import { type Lens, lockedCriteria } from './lenses.ts';
import type { Criterion } from './list/criteria.ts';
import { RefreshButton } from './RefreshButton.tsx';

interface CriteriaBarProps {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  isLive: boolean;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
  onRefresh: () => void;
  /** Absent if the person makes no lenses. */
  onSaveAsLens?: (criteria: Criterion[]) => void;
  /** Controls at the right. */
  children: ReactNode;
}

/** Shows the applied filters; opens the filter form. */
export function CriteriaBar(props: CriteriaBarProps) {
  const { lens, criteria, searchTerm, isLive, onCriteria, onSearch } = props;
  const options = useServerOptions();
  return (
    <div className="criteria-bar">
      <CriteriaPills locked={lockedCriteria(lens)} criteria={criteria} serverOptions={options} onCriteria={onCriteria}>
        {searchTerm && <Pill field="Search" isExclusion={false} value={searchTerm} onRemove={() => onSearch('')} />}
      </CriteriaPills>
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
