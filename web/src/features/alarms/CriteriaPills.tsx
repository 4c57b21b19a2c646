import type { ReactNode } from 'react';
import { ownOf } from '../../../../domain/own.ts';
import { formatSelection } from '../../ui/format.ts';
import type { Option } from '../../ui/option.ts';
import { Pill } from '../../ui/Pill.tsx';
import { type Lens, lockedCriteria, standardGroup } from './lenses.ts';
import { type Criterion, filterLabel, valueLabel } from './list/criteria.ts';

interface CriteriaPillsProps {
  /** What the lens asks, which nobody takes away here. */
  locked: Lens['criteria'];
  criteria: Criterion[];
  serverOptions: Partial<Record<string, Option[]>>;
  onCriteria: (criteria: Criterion[]) => void;
  /** What else narrows the list. */
  children?: ReactNode;
}

/** What a lens asks that its name does not say: of a standard one nothing. */
export const untoldCriteria = (lens: Lens | null): Lens['criteria'] =>
  lens && lens.groupLabel !== standardGroup ? lockedCriteria(lens) : [];

/** What narrows a list, a pill each: the lens's own criteria, locked, then the person's filters. */
export function CriteriaPills({ locked, criteria, serverOptions, onCriteria, children }: CriteriaPillsProps) {
  const text = ({ field, values }: Pick<Criterion, 'field' | 'values'>) =>
    formatSelection(values.map((value) => valueLabel(field, value, ownOf(serverOptions, field))));
  return (
    <ul className="criteria-pills" aria-label="Applied filters">
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
