import { useApolloClient } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { cmmsFailure } from '#texts/cmms.ts';
import { cmmsFieldTexts as texts } from '#texts/cmms-fields.ts';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import { pullFieldsQuery } from '../pull-queries.ts';
import { type Pull, usePull } from '../use-pull.ts';
import { PulledFields } from './PulledFields.tsx';

/** Pulls the fields of the maintenance system: shows the changes, and applies the chosen ones. */
export function PullFields({ systemId, onPulled }: { systemId: string; onPulled: () => Promise<unknown> }) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [preview, setPreview] = useState<Pull | null>(null);
  const pulls = usePull({
    systemId,
    isOne: ({ kind }) => kind === 'FIELDS',
    onEnd: onPulled,
    onPreview: (pull) => {
      if (pull.fields.length > 0) setPreview(pull);
      else toaster.success(texts.upToDate, texts.upToDateDetail);
    },
  });
  const pull = (wanted: { isPreview?: boolean; names?: string[] }) => {
    setPreview(null);
    void pulls.start(async () => {
      const { data } = await client.query({
        query: pullFieldsQuery,
        variables: { externalSystemId: systemId, ...wanted },
        ...alwaysFresh,
        context: { failure: cmmsFailure('pull', 'CMMS fields') },
      });
      return data?.pullExternalCmmsFields.id;
    });
  };
  return (
    <>
      <Button
        icon={RefreshCw}
        isBusy={pulls.isRunning}
        disabled={pulls.isBusy}
        onClick={() => pull({ isPreview: true })}
      >
        {pulls.isRunning ? texts.pulling : texts.pull}
      </Button>
      {preview && (
        <PulledFields fields={preview.fields} onClose={() => setPreview(null)} onTake={(names) => pull({ names })} />
      )}
    </>
  );
}
