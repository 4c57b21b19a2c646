import { useEffect, useRef } from 'react';
import { useLiveState } from '#session/live-context.tsx';
import { plural } from '#ui/format.ts';
import { useToaster } from '#ui/toast.tsx';

/** Shows a toast once a table that the person requested in any tab is downloaded. */
export function DownloadToast() {
  const toaster = useToaster();
  const download = useLiveState((state) => state.download);
  const told = useRef(download);
  useEffect(() => {
    if (download === told.current || !download) return;
    told.current = download;
    toaster.success(`${download.fileName.replace(/\.gz$/, '')} downloaded`, plural(download.rows, 'row'));
  }, [download, toaster]);
  return null;
}
