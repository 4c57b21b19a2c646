import { useApolloClient } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import type { CmmsField } from '#features/fields/cmms/form-values.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsValuesTexts as texts } from '#texts/cmms-values.ts';
import { Button } from '#ui/Button.tsx';
import { pullValuesQuery } from '../pull-queries.ts';
import { usePull } from '../use-pull.ts';

/** Pulls the values of one field from the maintenance system; disabled during a pull. */
export function PullValues({ field, onPulled }: { field: CmmsField; onPulled: () => Promise<unknown> }) {
  const client = useApolloClient();
  const pulls = usePull({
    systemId: field.externalSystemId,
    isOne: ({ fieldIds }) => fieldIds.includes(field.id),
    onEnd: onPulled,
  });
  const isRunning = pulls.isRunning || field.isSyncingDomainValues;
  const request = async () => {
    const { data } = await client.query({
      query: pullValuesQuery,
      variables: { fieldIds: [field.id] },
      ...alwaysFresh,
      context: { failure: cmmsFailure('pull', 'domain values') },
    });
    return data?.pullExternalCmmsDomainValues.id;
  };
  return (
    <Button icon={RefreshCw} isBusy={isRunning} disabled={pulls.isBusy} onClick={() => void pulls.start(request)}>
      {isRunning ? texts.pulling : texts.pull}
    </Button>
  );
}
