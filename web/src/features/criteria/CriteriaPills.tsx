import type { ReactNode } from 'react';
import { ownOf } from '#domain/own.ts';
import { type Lens, lockedCriteria, standardGroup } from '#features/lenses/lenses.ts';
import { filterTexts } from '#texts/filters.ts';
import { formatSelection } from '#ui/format.ts';
import type { Option } from '#ui/option.ts';
import { Pill } from '#ui/Pill.tsx';
import { type Criterion, filterLabel, valueLabel } from './criteria.ts';
import * as css from './filters.module.css';

interface CriteriaPillsProps {
  /** Criteria of the lens; not removable here. */
  locked: Lens['criteria'];
  criteria: Criterion[];
  serverOptions: Partial<Record<string, Option[]>>;
  onCriteria: (criteria: Criterion[]) => void;
  /** Further pills. */
  children?: ReactNode;
}

/** Returns a lens's criteria that its name omits: none if standard. */
export const untoldCriteria = (lens: Lens | null): Lens['criteria'] =>
  lens && lens.groupLabel !== standardGroup ? lockedCriteria(lens) : [];

/** Shows a pill per criterion: the lens's own, locked, then the person's filters. */
export function CriteriaPills({ locked, criteria, serverOptions, onCriteria, children }: CriteriaPillsProps) {
  const text = ({ field, values }: Pick<Criterion, 'field' | 'values'>) =>
    formatSelection(values.map((value) => valueLabel(field, value, ownOf(serverOptions, field))));
  return (
    <ul className={css.criteriaPills} aria-label={filterTexts.applied}>
      {locked.map((criterion) => (
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
      {children}
    </ul>
  );
}
