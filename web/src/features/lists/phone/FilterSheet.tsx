import { Drawer } from 'antd';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { FilterForm, type FilterFormProps } from '#features/criteria/FilterForm.tsx';
import { filterTitle } from '#features/criteria/filter-title.ts';

/** The filters of a list, in a sheet over the whole screen. */
export function FilterSheet({ onApply, ...form }: Omit<FilterFormProps, 'onSaveAsLens'>) {
  const [isOpen, setOpen] = useState(false);
  const count = form.criteria.length;
  return (
    <>
      <button
        type="button"
        className="touch-btn"
        aria-label={count > 0 ? `Filters, ${count} applied` : 'Filters'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="badged">
          <ListFilter size={20} aria-hidden />
          {count > 0 && <span className="badge is-on num">{count}</span>}
        </span>
      </button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="bottom"
        size="100%"
        title={filterTitle(form.kind)}
        destroyOnHidden
      >
        <FilterForm
          {...form}
          onApply={(criteria) => {
            onApply(criteria);
            setOpen(false);
          }}
        />
      </Drawer>
    </>
  );
}
