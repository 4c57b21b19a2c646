import { useEffect, useRef } from 'react';
import { plural } from '../../ui/format.ts';
import { useToaster } from '../../ui/toast.tsx';
import { useLiveState } from '../live-context.tsx';

/** Says that a table this person asked for has been handed out, in whichever tab. */
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
