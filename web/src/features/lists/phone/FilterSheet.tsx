import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { FilterFormProps } from '#features/criteria/FilterForm.tsx';
import { filterTitle } from '#features/criteria/filter-title.ts';
import { filterTexts } from '#texts/filters.ts';
import { BadgedIcon } from '#ui/BadgedIcon.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Drawer.tsx';
import { onDemand, preloading } from '#ui/on-demand.tsx';
import * as kit from '#ui/ui.module.css';

const FilterForm = onDemand(async () => (await import('#features/criteria/FilterForm.tsx')).FilterForm);

/** The filters of a list, in a sheet over the whole screen. */
export function FilterSheet({ onApply, ...form }: Omit<FilterFormProps, 'onSaveAsLens'>) {
  const [isOpen, setOpen] = useState(false);
  const count = form.criteria.length;
  return (
    <>
      <Button
        variant="plain"
        className={kit.touchBtn}
        aria-label={count > 0 ? filterTexts.filtersApplied(count) : filterTexts.filters}
        aria-haspopup="dialog"
        {...preloading(FilterForm)}
        onClick={() => setOpen(true)}
      >
        <BadgedIcon icon={ListFilter} count={count} isOn />
      </Button>
      <Sheet isOpen={isOpen} isFull title={filterTitle(form.kind)} onClose={() => setOpen(false)}>
        <FilterForm
          {...form}
          onApply={(criteria) => {
            onApply(criteria);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
