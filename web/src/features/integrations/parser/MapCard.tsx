import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import type { casesSummary } from './case-check.ts';
import { MapEditor } from './MapEditor.tsx';
import { saveMutation } from './parser-queries.ts';
import type { DraftedMap } from './use-map-draft.ts';

interface MapCardProps {
  id: string;
  map: DraftedMap;
  /** Whether it is not what the integration reads by now: another version, or another map. */
  isChanged: boolean;
  summary: ReturnType<typeof casesSummary>;
  onSaved: () => void;
}

/** What the version reads by, and what saving it would do to the cases. */
export function MapCard({ id, map, isChanged, summary, onSaved }: MapCardProps) {
  const { settings, draft, by, isDirty } = map;
  const toaster = useToaster();
  const [isSaved, setSaved] = useState(false);
  const [save, { loading }] = useMutation(saveMutation, { context: { failure: 'Failed to save' } });
  if (!settings) return <section className="card" aria-label="What it is read by" />;
  const submit = async () => {
    if (!by) return;
    // what nobody has touched stays open to what a later release makes of nothing
    const mapping = isDirty ? by.mapping : settings.mapping;
    try {
      await save({ variables: { id, version: by.version, mapping } });
      await map.refetch();
    } catch {
      // a toast has said it
      return;
    }
    map.reset();
    setSaved(true);
    toaster.success();
    onSaved();
  };
  const { mappingName, normaliser } = settings;
  return (
    <section className="card parser-map" aria-label="What it is read by">
      <div className="card-head">
        <h2>{mappingName ? `${mappingName.charAt(0).toUpperCase()}${mappingName.slice(1)}` : 'What it is read by'}</h2>
        <span className="meta quiet mono">{normaliser}</span>
      </div>
      {draft && mappingName ? (
        <MapEditor key={normaliser} name={mappingName} draft={draft} onChange={map.edit} />
      ) : (
        <p className="parser-hint quiet">This version needs no field map.</p>
      )}
      <div className="parser-foot">
        <p
          className={`meta grow ${summary?.isBad ? 'is-bad' : 'quiet'}`}
          role="status"
          aria-label="Cases before saving"
        >
          {isChanged
            ? by
              ? summary?.words
              : 'It cannot be used as it stands'
            : 'This is what the integration reads by'}
        </p>
        <Button disabled={!isDirty} onClick={map.reset}>
          Reset
        </Button>
        <Button variant="primary" isBusy={loading} disabled={!isChanged || !by} onClick={submit}>
          Save
        </Button>
      </div>
      {isSaved && !isChanged && (
        <p className="parser-saved meta" role="status" aria-label="Saved">
          What arrives from now on is read by it. What came before stays as it was read until it is reparsed:{' '}
          <Link to={`/integrations/${id}/reparse`}>Reparse</Link>
        </p>
      )}
    </section>
  );
}
