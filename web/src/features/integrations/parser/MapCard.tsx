import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { actionTexts } from '#texts/common.ts';
import { mapTexts as texts } from '#texts/parser.ts';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import type { casesSummary } from './case-check.ts';
import { MapEditor } from './MapEditor.tsx';
import * as css from './parser.module.css';
import { saveMutation } from './parser-queries.ts';
import type { DraftedMap } from './use-map-draft.ts';

interface MapCardProps {
  id: string;
  map: DraftedMap;
  /** True if the version or map differs from the one in use. */
  isChanged: boolean;
  summary: ReturnType<typeof casesSummary>;
  onSaved: () => void;
}

/** The field map of a version, and the effect of saving it on the cases. */
export function MapCard({ id, map, isChanged, summary, onSaved }: MapCardProps) {
  const { settings, draft, by, isDirty } = map;
  const toaster = useToaster();
  const [isSaved, setSaved] = useState(false);
  const [save, { loading }] = useMutation(saveMutation, { context: { failure: texts.failedToSave } });
  if (!settings) return <section className={kit.card} aria-label={texts.label} />;
  const submit = async () => {
    if (!by) return;
    // an unchanged map stays unset, so that a later release may change its default
    const mapping = isDirty ? by.mapping : settings.mapping;
    try {
      await save({ variables: { id, version: by.version, mapping } });
      await map.refetch();
    } catch {
      // shown in a toast
      return;
    }
    map.reset();
    setSaved(true);
    toaster.success();
    onSaved();
  };
  const { mappingName, normaliser } = settings;
  return (
    <section className={`${kit.card} ${css.parserMap}`} aria-label={texts.label}>
      <div className={kit.cardHead}>
        <h2>{mappingName ? `${mappingName.charAt(0).toUpperCase()}${mappingName.slice(1)}` : texts.label}</h2>
        <span className="meta quiet mono">{normaliser}</span>
        {mappingName && <Link to={`/integrations/${id}/mappings`}>{texts.sourceMappings}</Link>}
      </div>
      {draft && mappingName ? (
        <MapEditor key={normaliser} name={mappingName} draft={draft} onChange={map.edit} />
      ) : (
        <p className={`${css.parserHint} quiet`}>{texts.none}</p>
      )}
      <div className={css.parserFoot}>
        <p className={`meta grow ${summary?.isBad ? css.isBad : 'quiet'}`} role="status" aria-label={texts.casesStatus}>
          {isChanged ? (by ? summary?.words : texts.invalid) : texts.inUse}
        </p>
        <Button disabled={!isDirty} onClick={map.reset}>
          {texts.reset}
        </Button>
        <Button variant="primary" isBusy={loading} disabled={!isChanged || !by} onClick={submit}>
          {actionTexts.save}
        </Button>
      </div>
      {isSaved && !isChanged && (
        <p className={`${css.parserSaved} meta`} role="status" aria-label={texts.saved}>
          {texts.savedDetail} <Link to={`/integrations/${id}/reparse`}>{texts.reparse}</Link>
        </p>
      )}
    </section>
  );
}
