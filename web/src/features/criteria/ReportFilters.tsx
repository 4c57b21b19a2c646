import { useQuery } from '@apollo/client/react';
import { noPriorityLabel, priorityLabels } from '#domain/constants.ts';
import { sourceSystemsQuery } from '#features/fields/systems-queries.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import { MultiSelect } from '#ui/Select.tsx';
import './report-filters.css';
import type { Criterion } from './criteria.ts';

const priorities = priorityLabels
  .map((label, priority) => ({ value: String(priority), label: priority === 0 ? noPriorityLabel : label }))
  .toReversed();

interface ReportFiltersProps {
  criteria: Criterion[];
  onChange: (criteria: Criterion[]) => void;
}

/** Filters of the counted occurrences: by source and by priority. */
export function ReportFilters({ criteria, onChange }: ReportFiltersProps) {
  const { data } = useQuery(sourceSystemsQuery, { context: { quiet: true } });
  const valuesOf = (field: string) =>
    criteria.find((criterion) => criterion.field === field)?.values.filter((value) => value !== null) ?? [];
  const choose = (field: Criterion['field']) => (values: string[]) =>
    onChange([
      ...criteria.filter((criterion) => criterion.field !== field),
      ...(values.length > 0 ? [{ field, isExclusion: false, values }] : []),
    ]);
  return (
    <>
      <MultiSelect
        size="small"
        label={texts.fields.externalSystemId}
        placeholder={texts.allSources}
        className="report-filter"
        shown={1}
        value={valuesOf('externalSystemId')}
        options={data?.sourceSystems.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        onChange={choose('externalSystemId')}
      />
      <MultiSelect
        size="small"
        label={texts.fields.priority}
        placeholder={texts.allPriorities}
        className="report-filter"
        shown={1}
        value={valuesOf('priority')}
        options={priorities}
        onChange={choose('priority')}
      />
    </>
  );
}
