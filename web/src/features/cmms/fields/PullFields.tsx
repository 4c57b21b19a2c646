import { useApolloClient, useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CmmsPullsQuery } from '../../../generated/graphql.ts';
import { useToaster } from '../../../ui/toast.tsx';
import { cmmsFailure } from '../cmms-failure.ts';
import { cmmsPullsQuery, pullFieldsQuery } from '../pull-queries.ts';
import { PulledFields } from './PulledFields.tsx';

const pollMs = 1_500;

type Pull = CmmsPullsQuery['cmmsPulls'][number];

/** Asks the maintenance system for its fields, shows what they would change, and takes those that are chosen. */
export function PullFields({ systemId, onPulled }: { systemId: string; onPulled: () => Promise<unknown> }) {
  const client = useApolloClient();
  const toaster = useToaster();
  const { data, refetch, startPolling, stopPolling } = useQuery(cmmsPullsQuery, {
    variables: { externalSystemId: systemId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const newest = data?.cmmsPulls.find(({ kind }) => kind === 'FIELDS');
  const [isAsking, setAsking] = useState(false);
  const [preview, setPreview] = useState<Pull | null>(null);
  const isRunning = newest?.status === 'IN_PROGRESS';
  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    else stopPolling();
  }, [isRunning, startPolling, stopPolling]);
  useTellEnd(newest, onPulled, (pull) => {
    if (pull.fields.length > 0) setPreview(pull);
    else toaster.success('No changes', 'All fields of the maintenance system are here.');
  });
  const pull = async (wanted: { isPreview?: boolean; names?: string[] }) => {
    setAsking(true);
    setPreview(null);
    try {
      await client.query({
        query: pullFieldsQuery,
        variables: { externalSystemId: systemId, ...wanted },
        fetchPolicy: 'no-cache',
        context: { failure: cmmsFailure('pull', 'CMMS fields') },
      });
      await refetch();
    } finally {
      setAsking(false);
    }
  };
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={isAsking || isRunning}
        onClick={() => quietly(pull({ isPreview: true }))}
      >
        <RefreshCw size={14} className={isRunning ? 'turning' : undefined} aria-hidden />
        {isRunning ? 'Pulling fields' : 'Pull fields'}
      </button>
      {preview && (
        <PulledFields
          fields={preview.fields}
          onClose={() => setPreview(null)}
          onTake={(names) => quietly(pull({ names }))}
        />
      )}
    </>
  );
}

/**
 * Says how a pull ended that was running while somebody looked on.
 * @param onPreview takes one that only says what would change.
 */
export function useTellEnd(
  pull: Pull | undefined,
  onEnd: () => Promise<unknown>,
  onPreview?: (pull: Pull) => void,
): void {
  const toaster = useToaster();
  const running = useRef<string | null>(null);
  const tell = useRef(onPreview);
  tell.current = onPreview;
  useEffect(() => {
    if (!pull) return;
    if (pull.status === 'IN_PROGRESS') {
      running.current = pull.id;
      return;
    }
    if (running.current !== pull.id) return;
    running.current = null;
    if (pull.status !== 'COMPLETE') toaster.error('The maintenance system could not be asked', pull.error ?? undefined);
    else if (pull.isPreview) return tell.current?.(pull);
    else toaster.success('Pull complete', `${pull.added} added, ${pull.changed} changed, ${pull.removed} removed`);
    void onEnd();
  }, [pull, toaster, onEnd]);
}
