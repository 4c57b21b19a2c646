import { useEffect, useState } from 'react';

const skeletonAfterMs = 150;

/** True once loading takes long enough to notice. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
