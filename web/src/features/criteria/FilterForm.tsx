import type { ReactNode } from 'react';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { type Lens, lockedCriteria } from '#features/lenses/lenses.ts';
import { filterTexts as texts } from '#texts/filters.ts';
import { Button } from '#ui/Button.tsx';
import type { Option } from '#ui/option.ts';
import { CriteriaRows } from './CriteriaRows.tsx';
import type { Criterion } from './criteria.ts';
import { useCriteriaRows } from './criteria-rows.ts';
import * as css from './filters.module.css';
import { MatchCount } from './MatchCount.tsx';

export interface FilterFormProps {
  kind?: LensKind;
  /** True if what is filtered is history: offers what the warehouse holds. */
  ofHistory?: boolean;
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

/** Form of the person's own filters, starting from the applied ones: rows combine with AND, the values of one with OR. */
export function FilterForm({
  kind = 'alarm',
  ofHistory,
  lens,
  criteria,
  searchTerm,
  serverOptions,
  onApply,
  onSaveAsLens,
  children,
}: FilterFormProps) {
  const state = useCriteriaRows(criteria);
  const { filled } = state;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form, whose button does the same
    <div
      className={css.filters}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) onApply(filled);
      }}
    >
      {children}
      <CriteriaRows
        kind={kind}
        ofHistory={ofHistory}
        state={state}
        taken={lens ? lockedCriteria(lens).map(({ field }) => field) : []}
        serverOptions={serverOptions}
      />
      <div className={css.filtersFoot}>
        <MatchCount kind={kind} lensId={lens?.id ?? null} criteria={filled} searchTerm={searchTerm} />
        <div className="grow" />
        <Button variant="ghost" onClick={() => state.start([])}>
          {texts.reset}
        </Button>
        {onSaveAsLens && <Button onClick={() => onSaveAsLens(filled)}>{texts.saveAsLens}</Button>}
        <Button variant="primary" onClick={() => onApply(filled)}>
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}
