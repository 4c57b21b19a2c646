import { useApolloClient } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { cmmsFailure } from '#features/fields/cmms/cmms-failure.ts';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { Button } from '#ui/Button.tsx';
import { pullValuesQuery } from '../pull-queries.ts';
import { usePull } from '../use-pull.ts';

/** Asks the maintenance system for the values of one field; not while they are being pulled already. */
export function PullValues({ field, onPulled }: { field: CmmsField; onPulled: () => Promise<unknown> }) {
  const client = useApolloClient();
  const pulls = usePull({
    systemId: field.externalSystemId,
    isOne: ({ fieldIds }) => fieldIds.includes(field.id),
    onEnd: onPulled,
  });
  const isRunning = pulls.isRunning || field.isSyncingDomainValues;
  const ask = async () => {
    const { data } = await client.query({
      query: pullValuesQuery,
      variables: { fieldIds: [field.id] },
      ...alwaysFresh,
      context: { failure: cmmsFailure('pull', 'domain values') },
    });
    return data?.pullExternalCmmsDomainValues.id;
  };
  return (
    <Button icon={RefreshCw} isBusy={isRunning} disabled={pulls.isBusy} onClick={() => void pulls.start(ask)}>
      {isRunning ? 'Pulling values' : 'Pull values'}
    </Button>
  );
}
