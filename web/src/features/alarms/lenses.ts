import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLive, useLiveState } from '../../app/live-context.tsx';
import type { LensFieldsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const lensFields = graphql(`
  fragment LensFields on Lens {
    id
    name
    groupLabel
    isHidden
    tableOptions
    criteria {
      field
      name
      isExclusion
      values
    }
  }
`);

const alarmLensesQuery = graphql(`
  query AlarmLenses {
    lenses(where: { type: alarm }) {
      ...LensFields
    }
  }
`);

const lensCountsQuery = graphql(`
  query LensCounts($lensIds: [ID!]) {
    lensEntityCounts(lensIds: $lensIds) {
      lensId
      count
    }
  }
`);

export type Lens = LensFieldsFragment;
export const standardGroup = 'Standard Lenses';

/** The alarm lenses this person sees; the standard ones are the tabs of triage. */
export function useAlarmLenses() {
  const { data, error, refetch } = useQuery(alarmLensesQuery, { context: { quiet: true } });
  const lenses = (data?.lenses ?? []).filter((lens) => !lens.isHidden);
  return { lenses: data ? lenses : null, error, refetch };
}

/** Rows of each lens: read once, then as the live feed says. */
export function useLensCounts(lenses: Lens[]): ReadonlyMap<string, number> {
  const live = useLive();
  const ids = lenses.map(({ id }) => id).join(',');
  const { data } = useQuery(lensCountsQuery, {
    variables: { lensIds: ids.split(',') },
    skip: !ids,
    context: { quiet: true },
  });
  const counts = useLiveState((state) => state.counts);
  useEffect(() => {
    if (ids) live.watchCounts(ids.split(','));
  }, [live, ids]);
  const read = data?.lensEntityCounts.map(({ lensId, count }) => [lensId, count] as const) ?? [];
  return new Map([...read, ...counts]);
}

/** A lens as its tab calls it: "Active" for Active Alarms. */
export const tabName = ({ name }: { name: string }): string => name.replace(/ Alarms$/, '');
