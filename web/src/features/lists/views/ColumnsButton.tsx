import { Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { onDemand, usePreload } from '#ui/on-demand.tsx';

const ColumnsPicker = onDemand(async () => (await import('./ColumnsPicker.tsx')).ColumnsPicker);

/** The columns of the list, kept in its address. */
export function ColumnsButton(props: ComponentProps<typeof ColumnsPicker>) {
  usePreload(ColumnsPicker);
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={<ColumnsPicker {...props} />}>
      <button type="button" className="btn is-small">
        <Columns3 size={14} aria-hidden />
        Columns
      </button>
    </Popover>
  );
}
