import { Download, FileSpreadsheet, FileText, History, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { exportTexts as texts } from '#texts/exports.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './exports.module.css';
import { MyExports } from './MyExports.tsx';
import { useExport } from './use-export.ts';
import { useExports } from './use-exports.ts';

interface ExportButtonProps {
  /** Name of the list, as in the address of its download. */
  list: string;
  /** Variables of the page's own query, without its page. */
  input: object;
  isDisabled?: boolean;
}

/** Exports of the person that are looked at for one in progress: more than may be so at a time. */
const watched = 5;

/**
 * Takes a list away as CSV or as a workbook (ANA.8). A short one is downloaded at once; a long one is prepared, and its
 * person hears when it is ready.
 */
export function ExportButton({ list, input, isDisabled }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { unfinished, refetch } = useExports(watched);
  const { take, isBusy } = useExport(refetch);
  return (
    <>
      {unfinished.length > 0 && (
        <Button size="small" variant="ghost" className={css.exportsProgress} onClick={() => setOpen(true)}>
          <LoaderCircle size={14} className={kit.turning} aria-hidden />
          <span className="num">
            {unfinished.length === 1 && unfinished[0]
              ? texts.progress(unfinished[0].rowCount)
              : texts.unfinished(unfinished.length)}
          </span>
        </Button>
      )}
      <ActionsMenu
        actions={[
          {
            label: texts.csv,
            icon: FileText,
            disabled: isDisabled,
            action: () => take({ list, input, format: 'csv' }),
          },
          {
            label: texts.xlsx,
            icon: FileSpreadsheet,
            disabled: isDisabled,
            action: () => take({ list, input, format: 'xlsx' }),
          },
          { label: texts.mine, icon: History, action: () => setOpen(true) },
        ]}
      >
        <Button size="small" icon={Download} isBusy={isBusy}>
          {texts.export}
        </Button>
      </ActionsMenu>
      {isOpen && <MyExports onClose={() => setOpen(false)} />}
    </>
  );
}
