import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { badgeDebounceMs } from '#domain/constants.ts';
import { counterOf } from '#features/criteria/counter-of.ts';
import { searchVariables } from '#features/lists/search-variables.ts';
import type { AlarmList } from './alarm-list.ts';
import type { LensQuestion } from './use-lens-list.ts';

/**
 * Counts the alarms that match: the tab's own count, or with filters a count that is refetched after live changes.
 * @param badge count of the tab; null for a lens without an exact one.
 */
export function useTotal(question: LensQuestion, badge: number | null | undefined, list: AlarmList): number | null {
  const { lensId, criteria, searchTerm } = question;
  // without a lens there is no tab that counts it
  const isFiltered = lensId === '' || badge === null || criteria.length > 0 || searchTerm !== '';
  const { data, refetch } = useQuery(counterOf('alarm').query, {
    variables: { where: searchVariables(question) },
    skip: !isFiltered,
    context: { quiet: true },
  });
  const isKnown = data !== undefined;
  const { received } = list;
  useEffect(() => {
    if (!isFiltered || !isKnown || received.size === 0) return;
    const timer = setTimeout(() => refetch().catch(() => undefined), badgeDebounceMs);
    return () => clearTimeout(timer);
  }, [isFiltered, isKnown, received, refetch]);
  return (isFiltered ? data?.matches.count : badge) ?? null;
}
