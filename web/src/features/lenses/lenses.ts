import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { lensCountMax } from '#domain/constants.ts';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import type { LensFieldsFragment } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { triageWorkTabs } from '#session/access.ts';
import { countedLenses } from '#session/live.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { useMe } from '#session/me.tsx';
import { upTo } from '#texts/common.ts';
import { lensTexts } from '#texts/lenses.ts';
import { formatChip, formatCount } from '#ui/format.ts';
import { standardGroup } from './standard-group.ts';

export { standardGroup } from './standard-group.ts';

graphql(`
  fragment LensFields on Lens {
    id
    name
    description
    type
    category
    groupLabel
    isCustom
    isHidden
    isSectionDefault
    canEdit
    tableOptions
    team {
      id
      name
    }
    criteria {
      field
      name
      isExclusion
      values
    }
    scope {
      field
      name
      isExclusion
      values
    }
  }
`);

export const lensesQuery = graphql(`
  query Lenses($type: LensType!) {
    lenses(where: { type: $type }) {
      ...LensFields
    }
  }
`);

export const lensCountsQuery = graphql(`
  query LensCounts($lensIds: [ID!]) {
    lensEntityCounts(lensIds: $lensIds) {
      lensId
      count
    }
  }
`);

export type Lens = LensFieldsFragment;

/** Reads the lenses of a kind that this person sees, in order; `all` includes the hidden ones. */
export function useLenses(kind: LensKind) {
  const { data, error, refetch } = useQuery(lensesQuery, { variables: { type: kind }, context: { quiet: true } });
  const all = data?.lenses ?? null;
  // lenses change elsewhere too
  const changes = useLiveState((state) => state.accessChanges);
  useEffect(() => {
    if (changes > 0) refetch().catch(() => undefined);
  }, [changes, refetch]);
  return { lenses: all?.filter((lens) => !lens.isHidden) ?? null, all, error, refetch };
}

/** Returns the work lists that are triage tabs; `tabs` omits those the person has hidden. */
export function useTriageWork() {
  const ids = triageWorkTabs(useMe());
  const { lenses, all, error, refetch } = useLenses('work');
  const ofTriage = (some: Lens[] | null) => some?.filter(({ id }) => ids.includes(id)) ?? null;
  return { tabs: ofTriage(lenses) ?? [], all: ofTriage(all), error, refetch };
}

/** Returns the criteria that a lens always applies: its own and its team's. */
export const lockedCriteria = ({ criteria, scope }: Lens): Lens['criteria'] => [...criteria, ...scope];

/** Key that changes with a lens's criteria, to remount its list. */
export const lensKey = (lens: Lens): string => JSON.stringify([lens.id, lens.criteria, lens.scope, lens.tableOptions]);

/** Counts the rows of each lens, of alarms or of work: read once, then from the live feed. */
export function useLensCounts(lenses: ReadonlyArray<Pick<Lens, 'id'>>): ReadonlyMap<string, number> {
  const live = useLive();
  const ids = lenses
    .slice(0, countedLenses)
    .map(({ id }) => id)
    .join(',');
  const { data } = useQuery(lensCountsQuery, {
    variables: { lensIds: ids.split(',') },
    skip: !ids,
    context: { quiet: true },
  });
  const counts = useLiveState((state) => state.counts);
  useEffect(() => {
    return ids ? live.watchCounts(ids.split(',')) : undefined;
  }, [live, ids]);
  const read =
    data?.lensEntityCounts.flatMap(({ lensId, count }) => (count == null ? [] : [[lensId, count] as const])) ?? [];
  return new Map([...read, ...counts]);
}

/** Name of a lens in its tab: "Active" for Active Alarms. */
export const tabName = ({ name, groupLabel }: Pick<Lens, 'name' | 'groupLabel'>): string =>
  groupLabel === standardGroup ? name.replace(/ Alarms$/, '') : name;

/** Lenses that are not standard, and those of work, are counted up to a bound. */
const isMore = ({ groupLabel, type }: Lens, count: number): boolean =>
  (groupLabel !== standardGroup || type === 'work') && count > lensCountMax;
/** A lens's count for a chip, and in full. */
export const chipOf = (lens: Lens, count: number): string =>
  isMore(lens, count) ? upTo(count, lensCountMax) : formatChip(count);
export const countOf = (lens: Lens, count: number): string =>
  isMore(lens, count) ? lensTexts.moreThan(formatCount(lensCountMax)) : formatCount(count);
