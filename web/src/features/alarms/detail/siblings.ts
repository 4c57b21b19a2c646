import { useQuery } from '@apollo/client/react';
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

/** Returns the asset named in an alarm's title; null if there is none, or if it is the point. */
export function assetOf(alarm: AlarmDetail | AlarmRowFragment): string | null {
  const { asset } = alarmTitle(alarm, false);
  return asset === alarm.point ? null : asset;
}

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

/** Reads alarms whose titles name the same asset, without those on the same point. */
export function useAssetSiblings(alarm: AlarmDetail): Siblings {
  const asset = assetOf(alarm);
  return useSiblings(
    alarm,
    asset ? { searchTerm: asset } : null,
    (other) => assetOf(other) === asset && (alarm.point === null || other.point !== alarm.point),
  );
}
