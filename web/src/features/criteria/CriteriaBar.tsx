import type { ReactNode } from 'react';
import { type Lens, lockedCriteria } from '#features/lenses/lenses.ts';
import { filterTexts } from '#texts/filters.ts';
import { Pill } from '#ui/Pill.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { CriteriaPills } from './CriteriaPills.tsx';
import type { Criterion } from './criteria.ts';
import * as css from './criteria-bar.module.css';
import { FilterPopover } from './FilterPopover.tsx';
import { useServerOptions } from './use-server-options.ts';

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
    <div className={css.criteriaBar}>
      <CriteriaPills locked={lockedCriteria(lens)} criteria={criteria} serverOptions={options} onCriteria={onCriteria}>
        {searchTerm && (
          <Pill field={filterTexts.search} isExclusion={false} value={searchTerm} onRemove={() => onSearch('')} />
        )}
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
