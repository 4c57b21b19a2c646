import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Query of an opened entity: the fields of Query, and the arguments that name it. */
const readOf = {
  Alarm: {
    fields: [
      'alarmActivityAndCount',
      'alarmEntityPath',
      'alarmInstanceDaily',
      'alarmInstancesAndCount',
      'alarmsAndCount',
      'cmmsConfig',
      'fastAlarms',
    ],
    names: (id: string) => [`"alarmId":${id}`, `"ids":[${id}]`],
  },
  WorkTicket: {
    fields: ['workTicket', 'workTicketActivityAndCount'],
    names: (id: string) => [`"id":${id}`, `"ticketId":${id}`],
  },
};
type Opened = keyof typeof readOf;

/** Entities of a type that stay in the cache after they were closed. */
export const recentMax = 30;

const recent = new WeakMap<ApolloCache, Record<Opened, string[]>>();

/** Notes that an entity is opened, and takes the queries of those opened long ago out of the cache. */
export function noteOpened(cache: ApolloCache, type: Opened, id: string): void {
  const opened = recent.get(cache) ?? { Alarm: [], WorkTicket: [] };
  recent.set(cache, opened);
  const ids = [id, ...opened[type].filter((other) => other !== id)];
  opened[type] = ids.slice(0, recentMax);
  const old = ids.slice(recentMax);
  if (old.length === 0) return;
  const names = old.flatMap((one) => readOf[type].names(JSON.stringify(one)));
  cache.modify({
    fields: Object.fromEntries(
      readOf[type].fields.map((field) => [
        field,
        (value, { storeFieldName, DELETE }) => (names.some((name) => storeFieldName.includes(name)) ? DELETE : value),
      ]),
    ),
  });
}

/**
 * Keeps what is read of an opened entity in the cache, so that going back to it shows it at once; a day opens hundreds, so
 * only the newest `recentMax` stay.
 */
export function useRecent(type: Opened, id: string): void {
  const { cache } = useApolloClient();
  useEffect(() => noteOpened(cache, type, id), [cache, type, id]);
}
