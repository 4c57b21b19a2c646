import { useApolloClient, useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cmmsFailure } from '../cmms-failure.ts';
import { useTellEnd } from '../fields/PullFields.tsx';
import type { CmmsField } from '../form-values.ts';
import { cmmsPullsQuery, pullValuesQuery } from '../pull-queries.ts';

const pollMs = 1_500;

/** Asks the maintenance system for the values of one field; not while they are being pulled already. */
export function PullValues({ field, onPulled }: { field: CmmsField; onPulled: () => Promise<unknown> }) {
  const client = useApolloClient();
  const { data, refetch, startPolling, stopPolling } = useQuery(cmmsPullsQuery, {
    variables: { externalSystemId: field.externalSystemId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const newest = data?.cmmsPulls.find(({ fieldIds }) => fieldIds.includes(field.id));
  const [isAsking, setAsking] = useState(false);
  const isRunning = newest?.status === 'IN_PROGRESS' || field.isSyncingDomainValues;
  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    else stopPolling();
  }, [isRunning, startPolling, stopPolling]);
  useTellEnd(newest, onPulled);
  const pull = async () => {
    setAsking(true);
    try {
      await client.query({
        query: pullValuesQuery,
        variables: { fieldIds: [field.id] },
        fetchPolicy: 'no-cache',
        context: { failure: cmmsFailure('pull', 'domain values') },
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
      {isRunning ? 'Pulling values' : 'Pull values'}
    </button>
  );
}
