import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { Criterion } from '#features/criteria/criteria.ts';
import { type Lens, lockedCriteria, tabName } from '#features/lenses/lenses.ts';
import { lensSort } from '#features/lists/lens-address.ts';
import { useKeptPlace, useLeftPlace } from '#features/lists/list-place.ts';
import { PullMark } from '#features/lists/phone/PullMark.tsx';
import { usePull } from '#features/lists/phone/use-pull.ts';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { useIsSlow } from '#ui/use-is-slow.ts';
import { useDecisions } from '../decisions/use-decisions.tsx';
import { targetOf } from '../decisions/VerbBar.tsx';
import type { AlarmRow } from '../list/alarm-list.ts';
import { EmptyLens, FailedLens } from '../list/LensStates.tsx';
import { NewPill } from '../list/NewPill.tsx';
import { useLensList } from '../list/use-lens-list.ts';
import { AlarmCard } from './AlarmCard.tsx';
import { MobileBulkBar } from './MobileBulkBar.tsx';
import { SwipeCard } from './SwipeCard.tsx';

/** 112 px of card and 8 px to the next. */
const cardPitch = 120;
const aheadCards = 12;

interface MobileListProps {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** Skeleton cards, once loading takes long enough to notice. */
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
export function MobileList({ lens, criteria, searchTerm, onOpen, onClear }: MobileListProps) {
  const me = useMe();
  const scroller = useRef<HTMLDivElement>(null);
  const place = useLeftPlace(lens.id);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isFiltered = criteria.length > 0 || searchTerm !== '';
  const isLive = isFiltered || lockedCriteria(lens).length > 0;
  const { list, status, error, loadMore, merge, reload } = useLensList({
    question: {
      ...{ lensId: lens.id, criteria, searchTerm, sort: lensSort(lens.tableOptions), isLive },
      withCmms: false,
    },
    firstRows: place?.rows ?? 0,
    isUntouched: () => scroller.current?.scrollTop === 0 && selected.size === 0,
    isKept: (id) => selected.has(id) || (scroller.current?.scrollTop ?? 0) > 0,
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
    getItemKey: (index) => rows[index]?.item.id ?? index,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (list.hasMore && lastShown + aheadCards >= rows.length) loadMore();
  }, [list.hasMore, lastShown, rows.length, loadMore]);
  const mergeAndScrollUp = () => {
    merge();
    scroller.current?.scrollTo({ top: 0 });
  };
  const [isPulled, setPulled] = useState(false);
  const pull = usePull(scroller, () => {
    setPulled(true);
    merge();
    reload();
  });
  const canEdit = can(me, 'alarms', 'EDIT');
  const clear = () => setSelected(new Set());
  const decisions = useDecisions(clear);
  const isSelecting = selected.size > 0;
  const toggle = (id: string) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const press = useRef(onOpen);
  press.current = isSelecting ? toggle : onOpen;
  const card = (row: AlarmRow) => (
    <AlarmCard
      row={row}
      isRawFirst={me.customer.isDisplayRawAlarmTextEnabled}
      isSelected={isSelecting ? selected.has(row.item.id) : null}
      onOpen={(id) => press.current(id)}
    />
  );
  return (
    <main className="mobile-main" id="content">
      <NewPill waiting={list.waiting} hasMissed={list.hasMissed} onMerge={mergeAndScrollUp} />
      <PullMark pull={pull} isReading={isPulled && status === 'loading'} />
      <div ref={scroller} className="mobile-scroller" aria-busy={status === 'loading'}>
        {status === 'failed' && <FailedLens error={error} onRetry={reload} />}
        {status === 'loading' && rows.length === 0 && <CardSkeleton />}
        {status === 'ready' && rows.length === 0 && (
          <EmptyLens name={tabName(lens)} isFiltered={isFiltered} onClear={onClear} />
        )}
        {status !== 'failed' && (
          <ul
            className="cards"
            aria-label={alarmListTexts.label(lens.name)}
            style={{
              height: virtual.getTotalSize(),
              transform: pull > 0 ? `translateY(${pull}px)` : undefined,
            }}
          >
            {items.map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li key={row.item.id} style={{ top: start }}>
                    {canEdit ? (
                      <SwipeCard
                        isSelecting={isSelecting}
                        canCreateWork={canCreateWork(me)}
                        onVerb={(question) => decisions.ask(question, targetOf(row.item))}
                        onLongPress={() => toggle(row.item.id)}
                      >
                        {card(row)}
                      </SwipeCard>
                    ) : (
                      card(row)
                    )}
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
      {isSelecting && (
        <MobileBulkBar target={{ ids: [...selected], count: selected.size }} decisions={decisions} onClear={clear} />
      )}
      {decisions.dialogs}
    </main>
  );
}
