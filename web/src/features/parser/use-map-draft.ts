import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ReadingSettingsFragment } from '../../generated/graphql.ts';
import { inOrder, type MapDraft, readDraft, textOfMap } from './map-draft.ts';
import { settingsQuery } from './parser-queries.ts';

export interface DraftedMap {
  settings: ReadingSettingsFragment | undefined;
  isFailed: boolean;
  /** What stands in the editor; null for a version that reads by no map. */
  draft: MapDraft | null;
  isDirty: boolean;
  /** What a payload is read by; null while the editor holds what cannot be used. */
  by: { version: string; mapping: unknown } | null;
  edit: (text: string) => void;
  reset: () => void;
  /** Reads again what is stored. */
  refetch: () => Promise<unknown>;
}

/** What a version reads by for an integration, and what somebody makes of it before it is saved. */
export function useMapDraft(id: string, version: string | null): DraftedMap {
  const { data, error, refetch } = useQuery(settingsQuery, {
    variables: { id, version },
    fetchPolicy: 'cache-and-network',
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
