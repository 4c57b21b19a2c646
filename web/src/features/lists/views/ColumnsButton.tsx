import { Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ColumnsPicker } from './ColumnsPicker.tsx';

/** The columns of the list, kept in its address. */
export const ColumnsButton = (props: ComponentProps<typeof ColumnsPicker>) => (
  <Popover trigger="click" placement="bottomRight" arrow={false} content={<ColumnsPicker {...props} />}>
    <button type="button" className="btn is-small">
      <Columns3 size={14} aria-hidden />
      Columns
    </button>
  </Popover>
);
