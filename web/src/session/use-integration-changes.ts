import { useEffect } from 'react';
import { useLiveState } from './live-context.tsx';

/** Reads again whenever the live feed tells that an integration has changed. */
export function useIntegrationChanges(readAgain: () => Promise<unknown>): void {
  const changes = useLiveState((state) => state.integrationChanges);
  useEffect(() => {
    if (changes > 0) readAgain().catch(() => undefined);
  }, [changes, readAgain]);
}
