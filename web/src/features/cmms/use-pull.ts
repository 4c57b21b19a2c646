import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { CmmsPullsQuery } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useToaster } from '#ui/toast.tsx';
import { cmmsPullsQuery } from './pull-queries.ts';

const pollMs = 1_500;

export type Pull = CmmsPullsQuery['cmmsPulls'][number];

interface PullOptions {
  systemId: string;
  /** Whether a pull of the system is one of those that are followed; of several the newest counts. */
  isOne: (pull: Pull) => boolean;
  /** Called when a pull has changed what is stored. */
  onEnd: () => Promise<unknown>;
  /** Called with a pull that only says what would change. */
  onPreview?: (pull: Pull) => void;
}

/**
 * Follows the pulls of a maintenance system, and says how one ended that was started here or ran while somebody looked on.
 * @returns whether one is asked for or runs, and `start`: it takes what asks for a pull and answers with its id; what that
 * throws has been told by the link.
 */
export function usePull({ systemId, isOne, onEnd, onPreview }: PullOptions) {
  const toaster = useToaster();
  const { data, refetch, startPolling, stopPolling } = useQuery(cmmsPullsQuery, {
    variables: { externalSystemId: systemId },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const newest = data?.cmmsPulls.find(isOne);
  const isRunning = newest?.status === 'IN_PROGRESS';
  const [isAsking, setAsking] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  const handlers = useRef({ onEnd, onPreview });
  handlers.current = { onEnd, onPreview };

  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    else stopPolling();
  }, [isRunning, startPolling, stopPolling]);

  useEffect(() => {
    if (!newest) return;
    if (newest.status === 'IN_PROGRESS') return setFollowed(newest.id);
    if (newest.id !== followed) return;
    setFollowed(null);
    if (newest.status !== 'COMPLETE')
      toaster.error('The maintenance system could not be asked', newest.error ?? undefined);
    else if (newest.isPreview) return handlers.current.onPreview?.(newest);
    else
      toaster.success('Pull complete', `${newest.added} added, ${newest.changed} changed, ${newest.removed} removed`);
    void handlers.current.onEnd();
  }, [newest, followed, toaster]);

  async function start(ask: () => Promise<string | undefined>): Promise<void> {
    setAsking(true);
    try {
      // one that ends before it is seen to run is followed by its id
      setFollowed((await ask()) ?? null);
      await refetch();
    } catch {
      // told already
    } finally {
      setAsking(false);
    }
  }
  return { isRunning, isBusy: isAsking || isRunning, start };
}
