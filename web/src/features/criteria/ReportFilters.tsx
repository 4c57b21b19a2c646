import type { ReactNode } from 'react';
import { CriteriaPills } from './CriteriaPills.tsx';
import type { Criterion } from './criteria.ts';
import { FilterPopover } from './FilterPopover.tsx';
import { useServerOptions } from './use-server-options.ts';

interface ReportFiltersProps {
  criteria: Criterion[];
  onChange: (criteria: Criterion[]) => void;
  /** Further pills. */
  children?: ReactNode;
}

/** Filters of the counted occurrences: those of lists of alarms that history knows. */
export function ReportFilters({ criteria, onChange, children }: ReportFiltersProps) {
  const filters = { criteria, serverOptions: useServerOptions() };
  return (
    <>
      <FilterPopover ofHistory lens={null} searchTerm="" onApply={onChange} {...filters} />
      <CriteriaPills locked={[]} onCriteria={onChange} {...filters}>
        {children}
      </CriteriaPills>
    </>
  );
}
