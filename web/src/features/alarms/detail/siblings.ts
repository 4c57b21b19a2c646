import { useQuery } from '@apollo/client/react';
import { isPlace } from '#domain/assets/directory.ts';
import { pageSizes } from '#domain/constants.ts';
import type { AlarmRowFragment } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useReadAgain } from '#ui/use-read-again.ts';
import { alarmTitle } from '../alarm-text.ts';
import type { AlarmDetail } from './use-alarm.ts';

const siblingsQuery = graphql(`
  query AlarmSiblings($where: AlarmWhere, $limit: Int!) {
    alarmsAndCount(where: $where, limit: $limit) {
      count
      alarms {
        ...AlarmRow
      }
    }
  }
`);

export interface Siblings {
  /** Null while loading. */
  alarms: AlarmRowFragment[] | null;
  /** True if there are more than were read. */
  hasMore: boolean;
  error: unknown;
  /** Reads them again. */
  again: () => Promise<unknown>;
}

/** The asset of an alarm: by its id if it is a known one, else by the name in the alarm's title. */
interface AlarmAsset {
  id: string | null;
  name: string;
}

/** Returns the asset that the alarm's point is assigned to or, without one, that it names; null if there is none. */
export function assetOf(alarm: AlarmDetail): AlarmAsset | null {
  const known = alarm.entities.filter((entity) => !isPlace(entity));
  const [asset = known[0]] = known.filter(({ id }) => id === alarm.pointEntityId);
  if (asset) return asset;
  const name = nameInTitle(alarm);
  return name === null || name === alarm.point ? null : { id: null, name };
}
const nameInTitle = (alarm: AlarmDetail | AlarmRowFragment): string | null => alarmTitle(alarm, false).asset;

/** Reads other alarms that match `where` and pass `isSibling`, newest first. */
function useSiblings(
  alarm: AlarmDetail,
  where: { criteria: Array<{ field: string; values: string[] }> } | { searchTerm: string } | null,
  isSibling: (other: AlarmRowFragment) => boolean,
): Siblings {
  const { data, error, refetch } = useQuery(siblingsQuery, {
    variables: { where, limit: pageSizes.alarmDetail },
    skip: where === null,
    ...alwaysFresh,
    context: { quiet: true },
  });
  useReadAgain(alarm.version, () => where && refetch());
  const page = where === null ? { alarms: [], count: 0 } : data?.alarmsAndCount;
  return {
    alarms: page?.alarms.filter((other) => other.id !== alarm.id && isSibling(other)) ?? null,
    hasMore: page !== undefined && page.count > page.alarms.length,
    error: page ? undefined : error,
    again: refetch,
  };
}

/** Reads other alarms on the same point. */
export const usePointSiblings = (alarm: AlarmDetail): Siblings =>
  useSiblings(alarm, alarm.point ? { criteria: [{ field: 'point', values: [alarm.point] }] } : null, () => true);

/** Reads other alarms of the same asset, without those on the same point. Assets of several buildings may have one name. */
export function useAssetSiblings(alarm: AlarmDetail): Siblings {
  const asset = assetOf(alarm);
  const known = asset?.id ? { criteria: [{ field: 'entity', values: [asset.id] }] } : null;
  return useSiblings(
    alarm,
    known ?? (asset && { searchTerm: asset.name }),
    (other) =>
      (known !== null || nameInTitle(other) === asset?.name) && (alarm.point === null || other.point !== alarm.point),
  );
}
