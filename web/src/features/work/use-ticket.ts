import { useQuery } from '@apollo/client/react';
import { useEffect, useId, useMemo } from 'react';
import type { WorkTicketQuery } from '#generated/graphql.ts';
import { errorCode } from '#session/apollo.ts';
import { useLive, useLiveState } from '#session/live-context.tsx';
import { useRecent } from '#session/recent.ts';
import { viewerTimezone } from '#ui/format.ts';
import { singleFlight } from '#ui/single-flight.ts';
import { workTicketQuery } from './work-queries.ts';

export type TicketDetail = WorkTicketQuery['workTicket'];

/** One ticket, read again whenever the live feed tells of it. */
export function useTicket(id: string) {
  useRecent('WorkTicket', id);
  const live = useLive();
  const key = useId();
  const connection = useLiveState((state) => state.connection);
  const { data, error, refetch } = useQuery(workTicketQuery, {
    variables: { id },
    // an answer that was asked for before something was told does not show it
    context: { quiet: true, isShared: false },
  });
  const readAgain = useMemo(() => singleFlight(refetch), [refetch]);
  useEffect(() => {
    if (connection === 0) return;
    const criteria = [{ field: 'workId', isExclusion: false, values: [id] }];
    const feed = live.openList(
      'work',
      { key: `${key}${id}`, lensId: null, criteria, searchTerm: null, timezone: viewerTimezone() },
      {
        ingress: readAgain,
        egress: readAgain,
        updated: (ticket) => ticket.id === id && readAgain(),
      },
    );
    // a change between the first answer and the feed's opening is in neither
    void feed.opened.then(readAgain, () => undefined);
    return feed.close;
  }, [live, connection, id, key, readAgain]);
  const ticket = data?.workTicket ?? null;
  const isMissing = !ticket && ['NOT_FOUND', 'FORBIDDEN'].includes(errorCode(error) ?? '');
  return { ticket, isMissing, error, readAgain };
}
