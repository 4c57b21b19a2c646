import { useCallback, useMemo, useRef, useState } from 'react';
import { isCmmsColumn } from '#domain/lists/alarms/table-columns.ts';
import { type Lens, lockedCriteria, standardGroup, tabName } from '#features/lenses/lenses.ts';
import { isSnoozedLens, lensColumns, lensSort, useLensAddress } from '#features/lists/lens-address.ts';
import { useKeptPlace, useLeftPlace } from '#features/lists/list-place.ts';
import { useMe } from '#session/me.tsx';
import { rowHeights, usePreferences } from '#session/preferences.ts';
import { alarmListTexts as texts } from '#texts/alarm-list.ts';
import { useDocksDrawer } from '#ui/media.ts';
import { onDemand, usePreload } from '#ui/on-demand.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { useStable } from '#ui/use-stable.ts';
import { CauseToggleProvider } from './causes/CauseToggle.tsx';
import { useCauses } from './causes/use-causes.ts';
import { useRowScope } from './causes/use-row-scope.ts';
import { BulkBar } from './decisions/BulkBar.tsx';
import { isNothing, isSelected, nothing, type Selection } from './decisions/selection.ts';
import { LensBar } from './LensBar.tsx';
import { LensFoot } from './list/LensFoot.tsx';
import { EmptyLens, FailedLens } from './list/LensStates.tsx';
import { LensTable } from './list/LensTable.tsx';
import { NewPill } from './list/NewPill.tsx';
import { useLensDecisions } from './list/use-lens-decisions.ts';
import { useLensKeys } from './list/use-lens-keys.ts';
import { useLensList } from './list/use-lens-list.ts';
import { useTotal } from './list/use-total.ts';
import * as css from './triage.module.css';

const AlarmDrawer = onDemand(async () => (await import('./drawer/AlarmDrawer.tsx')).AlarmDrawer);

/** One lens: its filters, its rows, and the drawer beside them. */
export function LensView({ lens, count }: { lens: Lens; count: number | undefined }) {
  usePreload(AlarmDrawer);
  const me = useMe();
  const isDocked = useDocksDrawer();
  const { density, groupsByCause: isGrouped } = usePreferences();
  const rowHeight = rowHeights[density];
  const { address, change } = useLensAddress();
  const { openId, criteria, searchTerm } = address;
  const left = useLeftPlace(lens.id);
  const [focusedId, setFocusedId] = useState<string | null>(openId ?? left?.focusedId ?? null);
  const [selection, setSelection] = useState<Selection>(nothing);
  const isHovered = useRef(false);
  const scroller = useRef<HTMLDivElement>(null);

  const sort = address.sort ?? lensSort(lens.tableOptions);
  const isFiltered = criteria.length > 0 || searchTerm !== '';
  const isLive = isFiltered || lockedCriteria(lens).length > 0;
  const columns = useMemo(
    () => address.columns ?? lensColumns(lens.tableOptions),
    [address.columns, lens.tableOptions],
  );
  const withCmms = columns?.some(isCmmsColumn) ?? false;
  const question = { lensId: lens.id, criteria, searchTerm, sort, isLive, withCmms, isGrouped };
  const scrollTop = () => scroller.current?.scrollTop ?? 0;
  const isAboveView = (id: string) => (rows.findIndex((row) => row.item.id === id) + 1) * rowHeight <= scrollTop();
  const shownIncidents = useRef<() => string[]>(() => []);
  const { list, status, error, loadMore, merge, reload } = useLensList({
    question,
    firstRows: left?.rows ?? 0,
    isUntouched: () => focusedId === null && isNothing(selection) && !isHovered.current && scrollTop() === 0,
    isKept: (id) =>
      isSelected(selection, id) || id === focusedId || id === openId || isHovered.current || isAboveView(id),
    shownIncidents: () => shownIncidents.current(),
  });
  const causes = useCauses({ question, rows: list.rows, isOn: isGrouped, reload });
  shownIncidents.current = causes.shownIncidents;
  const { rows } = causes;
  const total = useTotal(question, lens.groupLabel === standardGroup ? count : null, list);
  const hasRows = list.rows.length > 0;
  useKeptPlace({
    place: left,
    now: { lensId: lens.id, focusedId, rows: list.rows.length },
    isReady: status === 'ready',
    scroller,
  });

  const show = useCallback(
    (id: string | null) => {
      if (id) setFocusedId(id);
      change.open(id, { replace: id !== null && openId !== null });
    },
    [change, openId],
  );
  const step = (by: number) => {
    const at = rows.findIndex((row) => row.item.id === (focusedId ?? openId));
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    setFocusedId(next.item.id);
    if (openId) change.open(next.item.id, { replace: true });
  };
  const { decisions, verbs, select, bulkTarget, clear } = useLensDecisions({
    ...{ rows, causes, total },
    question,
    focusedId: focusedId ?? openId,
    selection,
    setSelection,
    onNext: () => step(1),
  });
  const mergeAndScrollUp = () => {
    merge();
    scroller.current?.scrollTo({ top: 0 });
  };
  const unfocus = () => (bulkTarget ? clear() : setFocusedId(null));
  useLensKeys({ focusedId, openId, onStep: step, onOpen: show, onUnfocus: unfocus, onMerge: mergeAndScrollUp });

  const instead = () => {
    if (status === 'failed') return <FailedLens error={error} onRetry={reload} />;
    if (hasRows || status === 'loading') return null;
    return <EmptyLens name={tabName(lens)} isFiltered={isFiltered} onClear={change.clearFilters} />;
  };
  const opening = (isOpen: boolean) => () => causes.setOpen(focusedId, isOpen);
  useShortcuts(isGrouped ? { ArrowRight: opening(true), ArrowLeft: opening(false) } : {});
  const position = rows.findIndex((row) => row.item.id === openId);
  const place = useMemo(() => (position < 0 ? null : { position: position + 1, total }), [position, total]);
  // stable props: the drawer beside the list does not rerender with every new row
  const [ask, decide, onStep, onClose] = [
    useStable(verbs.ask),
    useStable(verbs.decide),
    useStable(step),
    useStable(() => change.open(null)),
  ];
  const drawerVerbs = useMemo(() => ({ ask, decide }), [ask, decide]);
  const scope = useRowScope(rows[position], causes.setAlone);
  return (
    <div className={css.lensSplit}>
      <section className={css.lensPane} aria-label={lens.name}>
        <h1 className="unseen">{lens.name}</h1>
        <LensBar lens={lens} onRefresh={reload} />
        <div className={css.lensSurface}>
          <CauseToggleProvider value={causes.toggle}>
            <LensTable
              label={texts.label(lens.name)}
              rows={rows}
              // one row stands for many
              total={isGrouped ? null : total}
              hasMore={list.hasMore}
              sort={sort}
              focusedId={focusedId}
              openId={openId}
              isSnoozedLens={isSnoozedLens(lens)}
              hasPlaces={me.hasPlaces}
              chosenColumns={columns}
              isRawFirst={me.customer.isDisplayRawAlarmTextEnabled}
              isLoading={status === 'loading' && !hasRows}
              isReloading={status === 'loading' && hasRows}
              instead={instead()}
              scroller={scroller}
              select={select}
              onSort={change.sort}
              onPress={show}
              onHover={(isOver) => {
                isHovered.current = isOver;
              }}
              onNearEnd={loadMore}
            />
          </CauseToggleProvider>
          <NewPill waiting={list.waiting} hasMissed={list.hasMissed} onMerge={mergeAndScrollUp} />
          {bulkTarget && <BulkBar target={bulkTarget} decisions={decisions} onClear={clear} />}
        </div>
        <LensFoot
          loaded={status === 'ready' || hasRows ? list.rows.length : null}
          total={total}
          sort={sort}
          isLive={isLive}
          showsKeys={!openId}
        />
      </section>
      {openId && (
        <AlarmDrawer
          alarmId={openId}
          row={rows[position]?.item ?? null}
          place={place}
          isDocked={isDocked}
          decisions={drawerVerbs}
          scope={scope}
          onStep={onStep}
          onClose={onClose}
        />
      )}
      {decisions.dialogs}
    </div>
  );
}
