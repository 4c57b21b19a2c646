import { useMutation } from '@apollo/client/react';
import { Download, FileSpreadsheet, FileText, History, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { ExportFormat } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { useSession } from '#session/session-context.tsx';
import { exportTexts as texts } from '#texts/exports.ts';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import { requestExportMutation } from './export-queries.ts';
import { MyExports } from './MyExports.tsx';
import { addressOf, saveList } from './save-list.ts';
import { useExports } from './use-exports.ts';
import './exports.css';

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
  const session = useSession();
  const toaster = useToaster();
  const [request] = useMutation(requestExportMutation, { context: { quiet: true } });
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { unfinished, refetch } = useExports(watched);
  const take = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const { data } = await request({ variables: { input: { list, input, format } } });
      const begun = data?.requestExport.export;
      if (!begun) return await saveList(session, addressOf(list, input, format));
      toaster.success(texts.preparing(begun.fileName), texts.preparingDetail);
      await refetch();
    } catch (error) {
      toaster.error(texts.failed, errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {unfinished.length > 0 && (
        <Button size="small" variant="ghost" className="exports-progress" onClick={() => setOpen(true)}>
          <LoaderCircle size={14} className="turning" aria-hidden />
          <span className="num">
            {unfinished.length === 1 && unfinished[0]
              ? texts.progress(unfinished[0].rowCount)
              : texts.unfinished(unfinished.length)}
          </span>
        </Button>
      )}
      <ActionsMenu
        actions={[
          { label: texts.csv, icon: FileText, disabled: isDisabled, action: () => void take('csv') },
          { label: texts.xlsx, icon: FileSpreadsheet, disabled: isDisabled, action: () => void take('xlsx') },
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
