import { useQuery } from '@apollo/client/react';
import { type Lens, lensCountsQuery } from '../alarms/lenses.ts';

/** Lists tell of each change; counts follow within this time. */
const pollMs = 15_000;

/** Tickets of each work lens, as far as the person sees them. */
export function useWorkCounts(lenses: ReadonlyArray<Pick<Lens, 'id'>>): ReadonlyMap<string, number> {
  const { data } = useQuery(lensCountsQuery, {
    variables: { lensIds: lenses.map(({ id }) => id) },
    skip: lenses.length === 0,
    pollInterval: pollMs,
    context: { quiet: true },
  });
  return new Map(data?.lensEntityCounts.flatMap(({ lensId, count }) => (count == null ? [] : [[lensId, count]])) ?? []);
}
