import { useApolloClient, useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useToaster } from '../../../ui/toast.tsx';
import { cmmsFailure } from '../cmms-failure.ts';
import { cmmsPullsQuery, pullFieldsQuery } from '../pull-queries.ts';

const pollMs = 1_500;

/** Asks the maintenance system for its fields, and says what came of it. */
export function PullFields({ systemId, onPulled }: { systemId: string; onPulled: () => Promise<unknown> }) {
  const client = useApolloClient();
  const { data, refetch, startPolling, stopPolling } = useQuery(cmmsPullsQuery, {
    variables: { externalSystemId: systemId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const newest = data?.cmmsPulls.find(({ kind }) => kind === 'FIELDS');
  const [isAsking, setAsking] = useState(false);
  const isRunning = newest?.status === 'IN_PROGRESS';
  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    else stopPolling();
  }, [isRunning, startPolling, stopPolling]);
  useTellEnd(newest, onPulled);
  const pull = async () => {
    setAsking(true);
    try {
      await client.query({
        query: pullFieldsQuery,
        variables: { externalSystemId: systemId },
        fetchPolicy: 'no-cache',
        context: { failure: cmmsFailure('pull', 'CMMS fields') },
      });
      await refetch();
    } finally {
      setAsking(false);
    }
  };
  return (
    <button
      type="button"
      className="btn"
      disabled={isAsking || isRunning}
      onClick={() => void pull().catch(() => undefined)}
    >
      <RefreshCw size={14} className={isRunning ? 'turning' : undefined} aria-hidden />
      {isRunning ? 'Pulling fields' : 'Pull fields'}
    </button>
  );
}

interface Pull {
  id: string;
  status: string;
  error: string | null;
  added: number;
  changed: number;
  removed: number;
}

/** Says how a pull ended that was running while somebody looked on. */
export function useTellEnd(pull: Pull | undefined, onEnd: () => Promise<unknown>): void {
  const toaster = useToaster();
  const running = useRef<string | null>(null);
  useEffect(() => {
    if (!pull) return;
    if (pull.status === 'IN_PROGRESS') {
      running.current = pull.id;
      return;
    }
    if (running.current !== pull.id) return;
    running.current = null;
    if (pull.status === 'COMPLETE')
      toaster.success('Pull complete', `${pull.added} added, ${pull.changed} changed, ${pull.removed} removed`);
    else toaster.error('The maintenance system could not be asked', pull.error ?? undefined);
    void onEnd();
  }, [pull, toaster, onEnd]);
}
