import { useEffect, useRef } from 'react';
import { useSavedExport } from '#features/exports/use-saved-export.ts';
import { useLiveState } from '#session/live-context.tsx';
import { exportTexts as texts } from '#texts/exports.ts';
import { useToaster } from '#ui/toast.tsx';
import { useStable } from '#ui/use-stable.ts';

/** Shows a toast once an export that the person requested has ended; a file can be downloaded from it. */
export function ExportToast() {
  const toaster = useToaster();
  const { save } = useSavedExport();
  const stableSave = useStable(save);
  const done = useLiveState((state) => state.exportDone);
  const shown = useRef(done);
  useEffect(() => {
    if (done === shown.current || !done) return;
    shown.current = done;
    const { id, fileName, rows, status, error } = done;
    if (status === 'FAILED') toaster.error(texts.failedFile(fileName), error ?? undefined);
    else toaster.offer(texts.ready(fileName), texts.rows(rows), { label: texts.download, run: () => stableSave(id) });
  }, [done, toaster, stableSave]);
  return null;
}
