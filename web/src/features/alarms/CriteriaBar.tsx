import { useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { sourceSystemsQuery } from '../../app/shell/Integrations.tsx';
import { formatSelection } from '../../ui/format.ts';
import { Pill } from '../../ui/Pill.tsx';
import { alarmStatusesQuery } from './decisions/statuses.ts';
import { FilterPopover } from './FilterPopover.tsx';
import { LensMenu } from './LensMenu.tsx';
import type { Lens } from './lenses.ts';
import { type Criterion, filterLabel, valueLabel } from './list/criteria.ts';
import type { Option } from './list/option.ts';

/** Values that the server offers for a field. */
function useServerOptions(): Partial<Record<string, Option[]>> {
  const { data: statuses } = useQuery(alarmStatusesQuery, { context: { quiet: true } });
  const { data: sources } = useQuery(sourceSystemsQuery, { context: { quiet: true } });
  return {
    status: statuses?.alarmStatuses.map(({ name }) => ({ value: name, label: name })),
    externalSystemId: sources?.sourceSystems.map(({ id, displayName }) => ({ value: id, label: displayName })),
  };
}

interface CriteriaBarProps {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  isLive: boolean;
  onCriteria: (criteria: Criterion[]) => void;
  onSearch: (term: string) => void;
  onRefresh: () => void;
}

/** What is applied to the list: the lens's own criteria, locked, then the person's filters. */
export function CriteriaBar({ lens, criteria, searchTerm, isLive, onCriteria, onSearch, onRefresh }: CriteriaBarProps) {
  const options = useServerOptions();
  const text = ({ field, values }: Pick<Criterion, 'field' | 'values'>) =>
    formatSelection(values.map((value) => valueLabel(field, value, options[field])));
  return (
    <div className="criteria-bar">
      <ul className="criteria-pills" aria-label="Applied filters">
        {lens.criteria.map((criterion) => (
          <Pill
            key={criterion.field}
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
      />
      <div className="grow" />
      {!isLive && (
        <button type="button" className="btn is-small" onClick={onRefresh}>
          <RefreshCw size={14} aria-hidden />
          Refresh
        </button>
      )}
      <LensMenu />
    </div>
  );
}
