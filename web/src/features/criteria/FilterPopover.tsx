import { Plus } from 'lucide-react';
import { useState } from 'react';
import { filterTexts as texts } from '#texts/filters.ts';
import { Button } from '#ui/Button.tsx';
import { onDemand, preloading } from '#ui/on-demand.tsx';
import { Popup } from '#ui/Popup.tsx';
import type { Criterion } from './criteria.ts';
import type { FilterFormProps } from './FilterForm.tsx';
import { filterTitle } from './filter-title.ts';
import * as css from './filters.module.css';

const FilterForm = onDemand(async () => (await import('./FilterForm.tsx')).FilterForm);

/** Adds and changes the person's own filters beside the list. */
export function FilterPopover({ onApply, onSaveAsLens, ...form }: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (act: (criteria: Criterion[]) => void) => (criteria: Criterion[]) => {
    act(criteria);
    setOpen(false);
  };
  const content = (
    <FilterForm {...form} onApply={close(onApply)} onSaveAsLens={onSaveAsLens && close(onSaveAsLens)}>
      <div className={css.filtersHead}>
        <h2>{filterTitle(form.kind)}</h2>
        <span className="meta quiet">{texts.combined}</span>
      </div>
    </FilterForm>
  );
  return (
    <Popup
      label={filterTitle(form.kind)}
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      content={content}
      destroyOnHidden
    >
      <Button variant="link" size="small" icon={Plus} {...preloading(FilterForm)}>
        {texts.filter}
      </Button>
    </Popup>
  );
}
