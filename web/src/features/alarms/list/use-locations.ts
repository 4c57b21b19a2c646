import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { pageSizes } from '#domain/constants.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { alarmsByIdQuery, rowProperties } from './alarm-fragments.ts';
import type { AlarmList, LensAlarm } from './alarm-list.ts';

const gatherMs = 250;

/**
 * Reads the fields that socket events omit, for alarms that arrived by them: batched, each alarm once, the top ones
 * first. Calls run one after another, however fast alarms arrive.
 */
export function useLocations(
  list: AlarmList,
  question: { sort: LensSort; withCmms: boolean },
  found: (ids: string[], alarms: LensAlarm[]) => void,
): void {
  const client = useApolloClient();
  const latest = useRef({ list, question, found });
  latest.current = { list, question, found };
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if (timer.current !== null || !hasUnlocated(list)) return;
    const read = async () => {
      const { sort, withCmms } = latest.current.question;
      const ids = unlocatedOf(latest.current.list);
      const { data } =
        ids.length > 0
          ? await client
              .query({
                query: alarmsByIdQuery,
                variables: { ids, properties: rowProperties, sort: [sort], withCmms },
                ...alwaysFresh,
                context: { quiet: true },
              })
              .catch(() => ({ data: undefined }))
          : {};
      timer.current = null;
      latest.current.found(ids, data?.fastAlarms ?? []);
    };
    timer.current = setTimeout(() => void read(), gatherMs);
  }, [client, list]);
}

const isUnlocated = (alarm: LensAlarm): boolean => alarm.properties === null;
const hasUnlocated = ({ rows, waiting }: AlarmList): boolean =>
  rows.some(({ item }) => isUnlocated(item)) || waiting.some(isUnlocated);
const unlocatedOf = ({ rows, waiting }: AlarmList): string[] =>
  [...rows.map(({ item }) => item), ...waiting]
    .filter(isUnlocated)
    .slice(0, pageSizes.lensTable)
    .map(({ id }) => id);
