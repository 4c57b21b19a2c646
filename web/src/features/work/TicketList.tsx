import type { ComponentProps, ReactNode } from 'react';
import { useNearEnd } from '#features/lists/use-near-end.ts';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { workTexts } from '#texts/work.ts';
import { Button } from '#ui/Button.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { TicketTile } from './TicketTile.tsx';
import type { useWorkList } from './use-work-list.ts';
import * as css from './work.module.css';
import type { WorkTicketListState } from './work-list-state.ts';

interface TicketListProps {
  work: ReturnType<typeof useWorkList>;
  state: Pick<WorkTicketListState, 'tiles' | 'loading'>;
  isFiltered: boolean;
  /** Path of a ticket beside or over the list. */
  pathOf: (ticketId: string) => string;
  selectedId?: string | null;
  /** Tickets chosen for a bulk change; absent while nothing is chosen. */
  choice?: { chosen: ReadonlySet<string>; onChoose: NonNullable<ComponentProps<typeof TicketTile>['onChoose']> } | null;
  /** Way on from a list that filters have emptied. */
  onClear?: () => void;
}

/** The tickets of a list as tiles, or why there are none; the same on phone and desktop. */
export function TicketList(props: TicketListProps) {
  const { work, state, isFiltered, pathOf, selectedId = null, choice = null, onClear } = props;
  const { list, status, error, loadMore, reload } = work;
  const { tiles, loading } = state;
  const onScroll = useNearEnd(work.scroller, loadMore);
  const instead = (): ReactNode => {
    if (tiles.length > 0) return null;
    if (status === 'loading') return <Skeleton rowClass={css.ticketTile} />;
    if (status === 'failed')
      return <Failed title={workTexts.failed.list} error={errorMessage(error)} onRetry={reload} />;
    if (!isFiltered) return <Empty kind="good" title={workTexts.empty} detail={workTexts.emptyDetail} />;
    return (
      <Empty kind="filtered" title={workTexts.noMatch}>
        {onClear && <Button onClick={onClear}>{workTexts.clearFilters}</Button>}
      </Empty>
    );
  };
  return (
    <>
      {instead()}
      <ul
        ref={work.scroller}
        className={css.ticketTiles}
        aria-label={workTexts.tickets}
        aria-busy={loading}
        onScroll={onScroll}
      >
        {tiles.map(({ item: ticket }) => (
          <TicketTile
            key={ticket.id}
            ticket={ticket}
            to={pathOf(ticket.id)}
            isSelected={ticket.id === selectedId}
            isChosen={choice?.chosen.has(ticket.id) ?? null}
            onChoose={choice?.onChoose}
          />
        ))}
        {tiles.length > 0 && list.hasMore && (
          <li className={css.ticketMore}>
            <Button size="small" variant="ghost" disabled={loading} onClick={loadMore}>
              {actionTexts.loadMore}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}
