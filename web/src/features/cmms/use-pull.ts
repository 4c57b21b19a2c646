import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { CmmsPullsQuery } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { cmmsTexts as texts } from '#texts/cmms.ts';
import { useToaster } from '#ui/toast.tsx';
import { cmmsPullsQuery } from './pull-queries.ts';

const pollMs = 1_500;

export type Pull = CmmsPullsQuery['cmmsPulls'][number];

interface PullOptions {
  systemId: string;
  /** Selects the pulls to follow; of several the newest counts. */
  isOne: (pull: Pull) => boolean;
  /** Called when a pull has changed what is stored. */
  onEnd: () => Promise<unknown>;
  /** Called with a pull that only lists changes. */
  onPreview?: (pull: Pull) => void;
}

/**
 * Follows the pulls of a maintenance system, and shows the results of pulls started here or seen running.
 * @returns state of the newest pull, and `start`, which takes a function that requests a pull and resolves with its id;
 * errors of the request are shown by the Apollo link.
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
  const [isRequesting, setRequesting] = useState(false);
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
    if (newest.status !== 'COMPLETE') toaster.error(texts.pullFailed, newest.error ?? undefined);
    else if (newest.isPreview) return handlers.current.onPreview?.(newest);
    else toaster.success(texts.pullComplete, texts.pullSummary(newest.added, newest.changed, newest.removed));
    void handlers.current.onEnd();
  }, [newest, followed, toaster]);

  async function start(request: () => Promise<string | undefined>): Promise<void> {
    setRequesting(true);
    try {
      // a pull that ends before the first poll is followed by its id
      setFollowed((await request()) ?? null);
      await refetch();
    } catch {
      // shown in a toast
    } finally {
      setRequesting(false);
    }
  }
  return { isRunning, isBusy: isRequesting || isRunning, start };
}
