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
  /** null until they have been read. */
  alarms: AlarmRowFragment[] | null;
  /** There are more than were read. */
  hasMore: boolean;
  error: unknown;
}

/** The asset that an alarm's name tells apart; null where it tells none, or no more than the point. */
export function assetOf(alarm: AlarmDetail | AlarmRowFragment): string | null {
  const { asset } = alarmTitle(alarm, false);
  return asset === alarm.point ? null : asset;
}

/** Alarms beside this one: newest first, and only those that `isSibling` takes. */
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
  useReadAgain(alarm.version, refetch);
  const page = where === null ? { alarms: [], count: 0 } : data?.alarmsAndCount;
  return {
    alarms: page?.alarms.filter((other) => other.id !== alarm.id && isSibling(other)) ?? null,
    hasMore: page !== undefined && page.count > page.alarms.length,
    error: page ? undefined : error,
  };
}

/** Other alarms of the same point. */
export const usePointSiblings = (alarm: AlarmDetail): Siblings =>
  useSiblings(alarm, alarm.point ? { criteria: [{ field: 'point', values: [alarm.point] }] } : null, () => true);

/** Other alarms whose names tell the same asset, but those of the same point. */
export function useAssetSiblings(alarm: AlarmDetail): Siblings {
  const asset = assetOf(alarm);
  return useSiblings(
    alarm,
    asset ? { searchTerm: asset } : null,
    (other) => assetOf(other) === asset && (alarm.point === null || other.point !== alarm.point),
  );
}
