import { useEffect, useRef } from 'react';

/**
 * Reads again whenever the version of an alarm or ticket changes: what belongs to it may have changed with it.
 * @param refetch must do nothing while its query is skipped: Apollo would send it, and keep the answer in the cache
 */
export function useReadAgain(version: number, refetch: () => unknown): void {
  const read = useRef(version);
  useEffect(() => {
    if (version === read.current) return;
    read.current = version;
    Promise.resolve(refetch()).catch(() => undefined);
  }, [version, refetch]);
}
