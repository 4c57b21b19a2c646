import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { useMe } from '../../app/me.tsx';
import { useDocksDrawer } from '../../app/media.ts';
import { rowHeights, usePreferences } from '../../app/preferences.ts';
import { useShortcuts } from '../../app/use-shortcuts.ts';
import { CriteriaBar } from './CriteriaBar.tsx';
import { AlarmDrawer } from './drawer/AlarmDrawer.tsx';
import { type Lens, tabName } from './lenses.ts';
import { LensFoot } from './list/LensFoot.tsx';
import { EmptyLens, FailedLens, LensSkeleton } from './list/LensStates.tsx';
import { LensTable } from './list/LensTable.tsx';
import { alarmPath, lensSort, useLensAddress } from './list/lens-address.ts';
import { placeOf, rememberPlace } from './list/list-place.ts';
import { NewPill } from './list/NewPill.tsx';
import { useLensList } from './list/use-lens-list.ts';
import { useTotal } from './list/use-total.ts';

/** One lens: what is applied, its rows, and the drawer beside them. */
export function LensView({ lens, count }: { lens: Lens; count: number | undefined }) {
  const me = useMe();
  const navigate = useNavigate();
  const isDocked = useDocksDrawer();
  const { density } = usePreferences();
  const { address, change } = useLensAddress();
  const { openId, criteria, searchTerm } = address;
  const cameBack = useNavigationType() === 'POP';
  const [place] = useState(() => (cameBack ? placeOf(lens.id) : null));
  const [focusedId, setFocusedId] = useState<string | null>(openId ?? place?.focusedId ?? null);
  const isHovered = useRef(false);
  const scroller = useRef<HTMLDivElement>(null);

  const sort = address.sort ?? lensSort(lens.tableOptions);
  const isFiltered = criteria.length > 0 || searchTerm !== '';
  const isLive = isFiltered || lens.criteria.length > 0;
  const question = { lensId: lens.id, criteria, searchTerm, sort, isLive };
  const firstVisible = () => Math.floor((scroller.current?.scrollTop ?? 0) / rowHeights[density]);
  const { list, status, error, loadMore, merge, reload } = useLensList({
    question,
    firstRows: place?.rows ?? 0,
    isUntouched: () => focusedId === null && !isHovered.current && firstVisible() === 0,
    isKept: (id) =>
      id === focusedId ||
      id === openId ||
      isHovered.current ||
      list.rows.findIndex((row) => row.alarm.id === id) < firstVisible(),
  });
  const total = useTotal(question, count, list);

  const isReady = status === 'ready';
  useEffect(() => {
    if (isReady && place) scroller.current?.scrollTo({ top: place.scrollTop });
  }, [isReady, place]);
  const left = useRef({ lensId: lens.id, focusedId, rows: list.rows.length, scrollTop: 0 });
  useEffect(() => {
    left.current = {
      lensId: lens.id,
      focusedId,
      rows: list.rows.length,
      scrollTop: scroller.current?.scrollTop ?? left.current.scrollTop,
    };
  });
  useEffect(() => {
    const box = scroller.current;
    return () => rememberPlace({ ...left.current, scrollTop: box?.scrollTop ?? 0 });
  }, []);

  const show = useCallback(
    (id: string | null) => {
      setFocusedId(id);
      change.open(id);
    },
    [change],
  );
  const press = useCallback(
    (id: string) => {
      setFocusedId(id);
      change.open(id, { replace: openId !== null });
    },
    [change, openId],
  );
  const step = (by: number) => {
    const at = list.rows.findIndex((row) => row.alarm.id === (focusedId ?? openId));
    const next = list.rows[at < 0 ? 0 : Math.min(list.rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    setFocusedId(next.alarm.id);
    if (openId) change.open(next.alarm.id, { replace: true });
  };
  const enter = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (event.key === 'Enter' && target?.closest('button, a')) return target.click();
    if (!focusedId) return;
    if (openId === focusedId) navigate(alarmPath(focusedId));
    else show(focusedId);
  };
  const mergeAndRise = () => {
    merge();
    scroller.current?.scrollTo({ top: 0 });
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: enter,
    o: enter,
    n: mergeAndRise,
    ']': () => show(openId ? null : focusedId),
    Escape: () => (openId ? change.open(null) : setFocusedId(null)),
  });

  const position = list.rows.findIndex((row) => row.alarm.id === openId);
  const hasRows = list.rows.length > 0;
  const instead =
    status === 'failed' ? (
      <FailedLens error={error} onRetry={reload} />
    ) : hasRows ? null : status === 'loading' ? (
      <LensSkeleton rowHeight={rowHeights[density]} />
    ) : (
      <EmptyLens name={tabName(lens)} isFiltered={isFiltered} onClear={change.clearFilters} />
    );
  return (
    <div className="lens-split">
      <section className="lens-pane" aria-label={lens.name}>
        <CriteriaBar
          lens={lens}
          criteria={criteria}
          searchTerm={searchTerm}
          isLive={isLive}
          onCriteria={change.criteria}
          onSearch={change.search}
          onRefresh={reload}
        />
        <div className="lens-surface">
          <LensTable
            label={`${lens.name} alarms`}
            rows={list.rows}
            total={total}
            hasMore={list.hasMore}
            sort={sort}
            focusedId={focusedId}
            openId={openId}
            isSnoozedLens={lens.criteria.some(({ field, values }) => field === 'status' && values.join() === 'Snoozed')}
            isRawFirst={me.customer.isDisplayRawAlarmTextEnabled}
            isReloading={status === 'loading' && hasRows}
            instead={instead}
            scroller={scroller}
            onSort={change.sort}
            onPress={press}
            onHover={(isOver) => {
              isHovered.current = isOver;
            }}
            onNearEnd={loadMore}
          />
          <NewPill waiting={list.waiting} onMerge={mergeAndRise} />
        </div>
        <LensFoot loaded={list.rows.length} total={total} sort={sort} isLive={isLive} showsKeys={!openId} />
      </section>
      {openId && (
        <AlarmDrawer
          alarmId={openId}
          row={list.rows[position]?.alarm ?? null}
          place={position < 0 ? null : { position: position + 1, total }}
          isDocked={isDocked}
          onStep={step}
          onClose={() => change.open(null)}
        />
      )}
    </div>
  );
}
