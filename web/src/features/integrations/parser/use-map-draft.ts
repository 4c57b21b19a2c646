import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ReadingSettingsFragment } from '#generated/graphql.ts';
import { inOrder, type MapDraft, readDraft, textOfMap } from './map-draft.ts';
import { settingsQuery } from './parser-queries.ts';

export interface DraftedMap {
  settings: ReadingSettingsFragment | undefined;
  isFailed: boolean;
  /** Content of the editor; null for a version that uses no map. */
  draft: MapDraft | null;
  isDirty: boolean;
  /** Version and map that payloads are read by; null while the map is invalid. */
  by: { version: string; mapping: unknown } | null;
  edit: (text: string) => void;
  reset: () => void;
  /** Reads the stored map again. */
  refetch: () => Promise<unknown>;
}

/** Returns the stored map of a version for an integration, and its edited, unsaved draft. */
export function useMapDraft(id: string, version: string | null): DraftedMap {
  const { data, error, refetch } = useQuery(settingsQuery, {
    variables: { id, version },
    context: { quiet: true },
  });
  const [typed, setTyped] = useState<{ version: string; text: string } | null>(null);
  const settings = data?.normaliserSettings;
  const known = { settings, isFailed: error !== undefined && !settings, reset: () => setTyped(null), refetch };
  if (!settings) return { ...known, draft: null, isDirty: false, by: null, edit: () => undefined };
  const { normaliser } = settings;
  const edit = (text: string) => setTyped({ version: normaliser, text });
  if (settings.mappingName === null)
    return { ...known, draft: null, isDirty: false, by: { version: normaliser, mapping: null }, edit };
  const stored = textOfMap(inOrder(settings.mapping ?? settings.fallback));
  const text = typed?.version === normaliser ? typed.text : stored;
  const draft = readDraft(normaliser, text);
  const isUsable = draft.problems.length === 0;
  return {
    ...known,
    draft,
    isDirty: text !== stored,
    by: isUsable ? { version: normaliser, mapping: draft.value } : null,
    edit,
  };
}
