import { useQuery } from '@apollo/client/react';
import { workCountsQuery } from './work-queries.ts';

/** Lists tell of each change; counts follow within this time. */
const pollMs = 15_000;

/** Tickets of each standard work lens, as far as the person sees them. */
export function useWorkCounts(): ReadonlyMap<string, number> {
  const { data } = useQuery(workCountsQuery, { pollInterval: pollMs, context: { quiet: true } });
  return new Map(data?.lensEntityCounts.map(({ lensId, count }) => [lensId, count]) ?? []);
}
