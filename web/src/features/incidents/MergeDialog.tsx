import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { listLimits } from '#domain/constants.ts';
import { alwaysFresh, errorMessage } from '#session/apollo.ts';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { activeIncidentsQuery } from './incident-queries.ts';

interface MergeDialogProps {
  incidentId: string;
  /** Resolves to whether they are one now. */
  onMerge: (otherId: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks which active incident becomes part of this one. */
export function MergeDialog({ incidentId, onMerge, onClose }: MergeDialogProps) {
  const { data, error, refetch } = useQuery(activeIncidentsQuery, {
    variables: { limit: listLimits.limit },
    ...alwaysFresh,
    context: { quiet: true },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const others = data?.incidents.filter(({ id }) => id !== incidentId);
  const submit = async () => {
    if (chosen !== null && (await onMerge(chosen))) onClose();
  };
  return (
    <Dialog
      title={texts.mergeTitle}
      action={texts.merge}
      isDisabled={chosen === null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="soft">{texts.mergeDetail}</p>
      {!others && !error && <Skeleton rows={1} />}
      {!others && error && <Failed title={texts.failedList} error={errorMessage(error)} onRetry={() => refetch()} />}
      {others?.length === 0 && <p className="quiet">{texts.noneToMerge}</p>}
      {others && others.length > 0 && (
        <Select
          label={texts.mergeWith}
          isSearchable
          options={others.map(({ id, causeAsset, count }) => ({ value: id, label: texts.option(causeAsset, count) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
