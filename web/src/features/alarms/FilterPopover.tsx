import { Popover } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LensKind } from '../../../../domain/lenses/lens-categories.ts';
import type { Option } from '../../ui/option.ts';
import { CriteriaRows } from './filters/CriteriaRows.tsx';
import { useCriteriaRows } from './filters/criteria-rows.ts';
import { MatchCount } from './filters/MatchCount.tsx';
import { type Lens, lockedCriteria } from './lenses.ts';
import type { Criterion } from './list/criteria.ts';

interface FilterPopoverProps {
  kind?: LensKind;
  /** Null: the list of all. */
  lens: Lens | null;
  criteria: Criterion[];
  searchTerm: string;
  serverOptions: Partial<Record<string, Option[]>>;
  onApply: (criteria: Criterion[]) => void;
  /** Absent for people who make no lenses. */
  onSaveAsLens?: (criteria: Criterion[]) => void;
}

/** Adds and changes the person's own filters: rows combine with AND, the values of one with OR. */
export function FilterPopover({
  kind = 'alarm',
  lens,
  criteria,
  searchTerm,
  serverOptions,
  onApply,
  onSaveAsLens,
}: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const state = useCriteriaRows();
  const { asked } = state;
  const toggle = (open: boolean) => {
    if (open) state.start(criteria);
    setOpen(open);
  };
  const close = (act: (criteria: Criterion[]) => void) => () => {
    act(asked);
    setOpen(false);
  };
  const apply = close(onApply);
  const form = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the form, whose button does the same
    <div
      className="filters"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) apply();
      }}
    >
      <div className="filters-head">
        <h2>Filter {kind === 'work' ? 'work' : 'alarms'}</h2>
        <span className="meta quiet">Rows combine with AND, values with OR</span>
      </div>
      <CriteriaRows
        kind={kind}
        state={state}
        taken={lens ? lockedCriteria(lens).map(({ field }) => field) : []}
        serverOptions={serverOptions}
      />
      <div className="filters-foot">
        {isOpen && <MatchCount kind={kind} lensId={lens?.id ?? null} criteria={asked} searchTerm={searchTerm} />}
        <div className="grow" />
        <button type="button" className="btn is-ghost" onClick={() => state.start([])}>
          Reset
        </button>
        {onSaveAsLens && (
          <button type="button" className="btn" onClick={close(onSaveAsLens)}>
            Save as lens
          </button>
        )}
        <button type="button" className="btn is-primary" onClick={apply}>
          Apply
        </button>
      </div>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" arrow={false} open={isOpen} onOpenChange={toggle} content={form}>
      <button type="button" className="btn is-ghost is-small is-link">
        <Plus size={14} aria-hidden />
        Filter
      </button>
    </Popover>
  );
}
