import { Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { columnsTexts } from '#texts/views.ts';
import { Button } from '#ui/Button.tsx';
import { ColumnsPicker } from './ColumnsPicker.tsx';

/** The columns of the list, kept in its address. */
export const ColumnsButton = (props: ComponentProps<typeof ColumnsPicker>) => (
  <Popover trigger="click" placement="bottomRight" arrow={false} content={<ColumnsPicker {...props} />}>
    <Button size="small" icon={Columns3}>
      {columnsTexts.columns}
    </Button>
  </Popover>
);
