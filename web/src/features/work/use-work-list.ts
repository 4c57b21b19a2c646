import { useEffect, useRef } from 'react';
import type { WorkTicketMessage } from '#domain/lists/tickets/message.ts';
import { type ListQuestion, type ListSource, useLiveList } from '#features/lists/live/use-live-list.ts';
import { useLiveState } from '#session/live-context.tsx';
import { workTexts } from '#texts/work.ts';
import { viewerTimezone } from '#ui/format.ts';
import { type WorkTile, workListKind } from './work-list.ts';
import { workListQuery } from './work-queries.ts';

type WorkQuestion = ListQuestion<null>;

const workSource: ListSource<WorkTile, WorkTicketMessage, null, WorkQuestion> = {
  ...workListKind,
  failure: workTexts.failed.list,
  openFeed: (live, request, listener) => live.openList('work', request, listener),
  async readPage(client, { lensId, criteria, searchTerm }, { limit, after, options }) {
    const { data } = await client.query({
      query: workListQuery,
      variables: {
        ...{ searchTerm: searchTerm || null, criterion: { lensId, criteria, timezone: viewerTimezone() } },
        ...{ limit, after },
      },
      ...options,
    });
    const { workTickets: items = [], count = 0 } = data?.workTicketsAndCount ?? {};
    return { items, hasMore: items.length === limit, total: count };
  },
};

/** The tickets of one list, live; read again when the teams of the person change, because tickets they see may too. */
export function useWorkList(question: Omit<WorkQuestion, 'sort'>) {
  const scroller = useRef<HTMLUListElement>(null);
  const { reload, ...live } = useLiveList(workSource, {
    question: { ...question, sort: null },
    isUntouched: () => scroller.current?.scrollTop === 0,
  });
  const accessChanges = useLiveState((state) => state.accessChanges);
  const read = useRef(accessChanges);
  useEffect(() => {
    if (read.current === accessChanges) return;
    read.current = accessChanges;
    reload();
  }, [accessChanges, reload]);
  return { ...live, reload, scroller };
}
