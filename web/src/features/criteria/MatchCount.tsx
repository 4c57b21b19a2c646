import { useQuery } from '@apollo/client/react';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { filterTexts as texts } from '#texts/filters.ts';
import { viewerTimezone } from '#ui/format.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { counterOf } from './counter-of.ts';
import type { Criterion } from './criteria.ts';

interface MatchCountProps {
  kind?: LensKind;
  /** Null: among all alarms. */
  lensId: string | null;
  criteria: Criterion[];
  searchTerm: string;
}

/** Count of rows that the filters would show, debounced. */
export function MatchCount(props: MatchCountProps) {
  const now = JSON.stringify(props);
  const debounced = useDebounced(now);
  const { kind = 'alarm', lensId, criteria, searchTerm }: MatchCountProps = JSON.parse(debounced);
  const { query, variablesOf } = counterOf(kind);
  const search = { lensId, criteria, searchTerm: searchTerm || null, timezone: viewerTimezone() };
  const { data, error } = useQuery(query, {
    ...alwaysFresh,
    variables: variablesOf(search),
    context: { quiet: true },
  });
  if (error) return null;
  const count = now === debounced ? data?.matches.count : undefined;
  return (
    <span className="meta quiet num" aria-live="polite">
      {count === undefined ? texts.counting : texts.matches(count, listKinds[kind].words.noun)}
    </span>
  );
}
