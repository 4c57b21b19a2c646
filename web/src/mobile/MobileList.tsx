import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useMe } from '../app/me.tsx';
import { type Lens, lockedCriteria, tabName } from '../features/alarms/lenses.ts';
import { EmptyLens, FailedLens } from '../features/alarms/list/LensStates.tsx';
import { lensSort } from '../features/alarms/list/lens-address.ts';
import { useKeptPlace, useLeftPlace } from '../features/alarms/list/list-place.ts';
import { NewPill } from '../features/alarms/list/NewPill.tsx';
import { useLensList } from '../features/alarms/list/use-lens-list.ts';
import { useIsSlow } from '../ui/use-is-slow.ts';
import { AlarmCard } from './AlarmCard.tsx';

/** 112 px of card and 8 px to the next. */
const cardPitch = 120;
const aheadCards = 12;

interface MobileListProps {
  lens: Lens;
  searchTerm: string;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Cards of bones, once loading takes long enough to notice. */
function CardSkeleton() {
  if (!useIsSlow()) return null;
  return (
    <div className="card-bones" aria-hidden>
      {[48, 62, 41, 55, 70, 46].map((percent) => (
        <div key={percent} className="alarm-card">
          {[28, percent, percent + 14, 38].map((width) => (
            <span key={width} className="bone" style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The alarms of a lens as cards. */
export function MobileList({ lens, searchTerm, onOpen, onClear }: MobileListProps) {
  const me = useMe();
  const scroller = useRef<HTMLDivElement>(null);
  const place = useLeftPlace(lens.id);
  const isLive = searchTerm !== '' || lockedCriteria(lens).length > 0;
  const { list, status, error, loadMore, merge, reload } = useLensList({
    question: { lensId: lens.id, criteria: [], searchTerm, sort: lensSort(lens.tableOptions), isLive },
    firstRows: place?.rows ?? 0,
    isUntouched: () => scroller.current?.scrollTop === 0,
    isKept: () => (scroller.current?.scrollTop ?? 0) > 0,
  });
  const { rows } = list;
  useKeptPlace({
    place,
    now: { lensId: lens.id, focusedId: null, rows: rows.length },
    isReady: status === 'ready',
    scroller,
  });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardPitch,
    getItemKey: (index) => rows[index]?.alarm.id ?? index,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (list.hasMore && lastShown + aheadCards >= rows.length) loadMore();
  }, [list.hasMore, lastShown, rows.length, loadMore]);
  const mergeAndRise = () => {
    merge();
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <main className="mobile-main" id="content">
      <NewPill waiting={list.waiting} onMerge={mergeAndRise} />
      <div ref={scroller} className="mobile-scroller" aria-busy={status === 'loading'}>
        {status === 'failed' && <FailedLens error={error} onRetry={reload} />}
        {status === 'loading' && rows.length === 0 && <CardSkeleton />}
        {status === 'ready' && rows.length === 0 && (
          <EmptyLens name={tabName(lens)} isFiltered={searchTerm !== ''} onClear={onClear} />
        )}
        {status !== 'failed' && (
          <ul className="cards" aria-label={`${lens.name} alarms`} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li key={row.alarm.id} style={{ top: start }}>
                    <AlarmCard row={row} isRawFirst={me.customer.isDisplayRawAlarmTextEnabled} onOpen={onOpen} />
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
    </main>
  );
}
