import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import * as kit from '#ui/ui.module.css';
import { useIsSlow } from '#ui/use-is-slow.ts';
import * as css from './list-phone.module.css';
import { PullMark } from './PullMark.tsx';
import { usePull } from './use-pull.ts';

/** 112 px of card and 8 px to the next. */
const cardPitch = 120;
const aheadCards = 12;

interface CardListProps<Row> {
  label: string;
  /** Rows read so far, in their order. */
  rows: readonly Row[];
  hasMore: boolean;
  isBusy: boolean;
  /** A screen state in place of cards. */
  instead: ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
  onNearEnd: () => void;
  /** Reads the list again, after it was pulled down. */
  onRefresh: () => void;
  /** True of a card that belongs to the one above it. */
  isInset?: (row: Row) => boolean;
  card: (row: Row) => ReactNode;
}

/** Rows of a list as cards of one height: any number of them draws a few. Pulled down at its top, it is read again. */
export function CardList<Row extends { item: { id: string } }>(props: CardListProps<Row>) {
  const { label, rows, hasMore, isBusy, instead, scroller, onNearEnd, onRefresh, isInset, card } = props;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardPitch,
    getItemKey: (index) => rows[index]?.item.id ?? index,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && lastShown + aheadCards >= rows.length) onNearEnd();
  }, [hasMore, lastShown, rows.length, onNearEnd]);
  const [isPulled, setPulled] = useState(false);
  const pull = usePull(scroller, () => {
    setPulled(true);
    onRefresh();
  });
  return (
    <>
      <PullMark pull={pull} isReading={isPulled && isBusy} />
      <div ref={scroller} className={css.mobileScroller} aria-busy={isBusy}>
        {instead ?? (
          <ul
            className={css.cards}
            aria-label={label}
            style={{
              height: virtual.getTotalSize(),
              transform: pull > 0 ? `translateY(${pull}px)` : undefined,
            }}
          >
            {items.map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li key={row.item.id} style={{ top: start }} className={isInset?.(row) ? css.isMember : undefined}>
                    {card(row)}
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}

/** Skeleton cards, once loading takes long enough to notice. */
export function CardSkeleton() {
  if (!useIsSlow()) return null;
  return (
    <div className={css.cardBones} aria-hidden>
      {[48, 62, 41, 55, 70, 46].map((percent) => (
        <div key={percent} className={css.listCard}>
          {[28, percent, percent + 14, 38].map((width) => (
            <span key={width} className={kit.bone} style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
