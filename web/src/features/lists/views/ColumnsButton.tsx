import { Columns3 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { columnsTexts } from '#texts/views.ts';
import { Button } from '#ui/Button.tsx';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { Popup } from '#ui/Popup.tsx';

const ColumnsPicker = onDemand(async () => (await import('./ColumnsPicker.tsx')).ColumnsPicker);

/** The columns of the list, kept in its address. */
export function ColumnsButton(props: ComponentProps<typeof ColumnsPicker>) {
  usePreload(ColumnsPicker);
  return (
    <Popup label={columnsTexts.columns} content={<ColumnsPicker {...props} />}>
      <Button size="small" icon={Columns3}>
        {columnsTexts.columns}
      </Button>
    </Popup>
  );
}
