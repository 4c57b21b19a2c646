import { useQuery } from '@apollo/client/react';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { filterTexts as texts } from '#texts/filters.ts';
import { viewerTimezone } from '#ui/format.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { assetCountQuery, lensCountQuery, workCountQuery } from './count-queries.ts';
import type { Criterion } from './criteria.ts';

interface MatchCountProps {
  kind?: LensKind;
  /** Null: among all alarms. */
  lensId: string | null;
  criteria: Criterion[];
  searchTerm: string;
}

/** Count of alarms, tickets or assets that the filters would show, debounced. */
export function MatchCount(props: MatchCountProps) {
  const now = JSON.stringify(props);
  const debounced = useDebounced(now);
  const { kind = 'alarm', lensId, criteria, searchTerm }: MatchCountProps = JSON.parse(debounced);
  const narrowed = { lensId, criteria, timezone: viewerTimezone() };
  const term = searchTerm || null;
  const options = { ...alwaysFresh, context: { quiet: true } } as const;
  const alarms = useQuery(lensCountQuery, {
    ...options,
    variables: { where: { ...narrowed, searchTerm: term } },
    skip: kind !== 'alarm',
  });
  const work = useQuery(workCountQuery, {
    ...options,
    variables: { criterion: narrowed, searchTerm: term },
    skip: kind !== 'work',
  });
  const assets = useQuery(assetCountQuery, {
    ...options,
    variables: { where: { ...narrowed, searchTerm: term } },
    skip: kind !== 'asset',
  });
  if (alarms.error || work.error || assets.error) return null;
  const counted =
    alarms.data?.alarmsAndCount.count ?? work.data?.workTicketsAndCount.count ?? assets.data?.entitiesAndCount.count;
  const count = now === debounced ? counted : undefined;
  return (
    <span className="meta quiet num" aria-live="polite">
      {count === undefined ? texts.counting : texts.matches(count, listKinds[kind].words.noun)}
    </span>
  );
}
