import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { incidentPageSize } from '#domain/constants.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/states.tsx';
import { activeIncidentsQuery } from './incident-queries.ts';

interface MergeDialogProps {
  incidentId: string;
  onMerge: (otherId: string) => Promise<void>;
  onClose: () => void;
}

/** Asks which active incident becomes part of this one. */
export function MergeDialog({ incidentId, onMerge, onClose }: MergeDialogProps) {
  const { data } = useQuery(activeIncidentsQuery, { variables: { limit: incidentPageSize }, ...alwaysFresh });
  const [chosen, setChosen] = useState<string | null>(null);
  const others = data?.incidents.filter(({ id }) => id !== incidentId);
  const submit = async () => {
    if (chosen === null) return;
    await onMerge(chosen);
    onClose();
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
      {!others && <Skeleton rows={1} />}
      {others?.length === 0 && <p className="quiet">{texts.noneToMerge}</p>}
      {others && others.length > 0 && (
        <Select
          label={texts.mergeWith}
          options={others.map(({ id, causeAsset, count }) => ({ value: id, label: texts.option(causeAsset, count) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
