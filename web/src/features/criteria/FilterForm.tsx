import type { ReactNode } from 'react';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { type Lens, lockedCriteria } from '#features/lenses/lenses.ts';
import type { Option } from '#ui/option.ts';
import { CriteriaRows } from './CriteriaRows.tsx';
import type { Criterion } from './criteria.ts';
import { useCriteriaRows } from './criteria-rows.ts';
import { MatchCount } from './MatchCount.tsx';

export interface FilterFormProps {
  kind?: LensKind;
  /** Null: list of all. */
  lens: Lens | null;
  criteria: Criterion[];
  searchTerm: string;
  serverOptions: Partial<Record<string, Option[]>>;
  onApply: (criteria: Criterion[]) => void;
  /** Absent if the person makes no lenses. */
  onSaveAsLens?: (criteria: Criterion[]) => void;
  /** Content above the rows. */
  children?: ReactNode;
}

/** The person's own filters as a form: rows combine with AND, the values of one with OR. It starts from what is applied. */
export function FilterForm({
  kind = 'alarm',
  lens,
  criteria,
  searchTerm,
  serverOptions,
  onApply,
  onSaveAsLens,
  children,
}: FilterFormProps) {
  const state = useCriteriaRows(criteria);
  const { asked } = state;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form, whose button does the same
    <div
      className="filters"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) onApply(asked);
      }}
    >
      {children}
      <CriteriaRows
        kind={kind}
        state={state}
        taken={lens ? lockedCriteria(lens).map(({ field }) => field) : []}
        serverOptions={serverOptions}
      />
      <div className="filters-foot">
        <MatchCount kind={kind} lensId={lens?.id ?? null} criteria={asked} searchTerm={searchTerm} />
        <div className="grow" />
        <button type="button" className="btn is-ghost" onClick={() => state.start([])}>
          Reset
        </button>
        {onSaveAsLens && (
          <button type="button" className="btn" onClick={() => onSaveAsLens(asked)}>
            Save as lens
          </button>
        )}
        <button type="button" className="btn is-primary" onClick={() => onApply(asked)}>
          Apply
        </button>
      </div>
    </div>
  );
}
