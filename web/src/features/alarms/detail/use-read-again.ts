import { useEffect, useRef } from 'react';

/** Reads again whenever the alarm's version grows: what belongs to the alarm may have changed with it. */
export function useReadAgain(version: number, refetch: () => Promise<unknown>): void {
  const read = useRef(version);
  useEffect(() => {
    if (version <= read.current) return;
    read.current = version;
    refetch().catch(() => undefined);
  }, [version, refetch]);
}
