import { useEffect, useRef } from 'react';
import { useLiveState } from '#session/live-context.tsx';
import { plural } from '#texts/common.ts';
import { shellTexts as texts } from '#texts/shell.ts';
import { useToaster } from '#ui/toast.tsx';

/** Shows a toast once a table that the person requested in any tab is downloaded. */
export function DownloadToast() {
  const toaster = useToaster();
  const download = useLiveState((state) => state.download);
  const shown = useRef(download);
  useEffect(() => {
    if (download === shown.current || !download) return;
    shown.current = download;
    toaster.success(texts.downloaded(download.fileName.replace(/\.gz$/, '')), plural(download.rows, 'row'));
  }, [download, toaster]);
  return null;
}
