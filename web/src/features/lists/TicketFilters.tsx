import { CriteriaPills } from '#features/criteria/CriteriaPills.tsx';
import type { Criterion } from '#features/criteria/criteria.ts';
import { FilterPopover } from '#features/criteria/FilterPopover.tsx';
import * as reportFiltersCss from '#features/criteria/report-filters.module.css';
import { useServerOptions } from '#features/criteria/use-server-options.ts';
import { workTexts } from '#texts/work.ts';
import { SearchInput } from '#ui/Input.tsx';
import { useStable } from '#ui/use-stable.ts';
import { useAttributeNames } from './attribute-names.ts';
import { useSearchText } from './use-search-text.ts';

interface TicketFiltersProps {
  criteria: Criterion[];
  searchTerm: string;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
}

/** Filters of tickets and a search of their texts, above a report. */
export function TicketFilters({ criteria, searchTerm, onCriteria, onSearch }: TicketFiltersProps) {
  const [text, setText] = useSearchText(searchTerm, useStable(onSearch));
  const options = { ...useServerOptions('work'), alarmAttribute: useAttributeNames(criteria) };
  return (
    <>
      <SearchInput
        type="search"
        size="small"
        className={reportFiltersCss.ticketSearch}
        label={workTexts.search}
        value={text}
        onChange={setText}
      />
      <FilterPopover
        kind="work"
        lens={null}
        criteria={criteria}
        searchTerm={searchTerm}
        serverOptions={options}
        onApply={onCriteria}
      />
      <CriteriaPills locked={[]} criteria={criteria} serverOptions={options} onCriteria={onCriteria} />
    </>
  );
}
