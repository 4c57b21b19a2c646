import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { listLimits } from '../../../../../domain/constants.ts';
import { alarmsByIdQuery, rowProperties } from './alarm-fragments.ts';
import type { LensAlarm, LensList } from './lens-list.ts';

const gatherMs = 250;

/** Reads the properties of alarms that came over the socket, which carries none: many in one call, each once. */
export function useLocations(list: LensList, found: (ids: string[], alarms: LensAlarm[]) => void): void {
  const client = useApolloClient();
  const tell = useRef(found);
  tell.current = found;
  const unlocated = [...list.rows.map((row) => row.alarm), ...list.waiting]
    .filter((alarm) => alarm.properties === null)
    .slice(0, listLimits.limit)
    .map((alarm) => alarm.id)
    .join(',');
  useEffect(() => {
    if (!unlocated) return;
    const ids = unlocated.split(',');
    const timer = setTimeout(async () => {
      const alarms = await client
        .query({
          query: alarmsByIdQuery,
          variables: { ids, properties: rowProperties },
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        })
        .then(({ data }) => data?.fastAlarms ?? [])
        .catch(() => []);
      tell.current(ids, alarms);
    }, gatherMs);
    return () => clearTimeout(timer);
  }, [client, unlocated]);
}
