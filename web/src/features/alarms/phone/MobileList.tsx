import { useRef, useState } from 'react';
import type { Criterion } from '#features/criteria/criteria.ts';
import { type Lens, lockedCriteria, tabName } from '#features/lenses/lenses.ts';
import { lensSort } from '#features/lists/lens-address.ts';
import { useKeptPlace, useLeftPlace } from '#features/lists/list-place.ts';
import { CardList, CardSkeleton } from '#features/lists/phone/CardList.tsx';
import * as mobileCss from '#frame/phone/mobile.module.css';
import { can, canCreateWork } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { usePreferences } from '#session/preferences.ts';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { useStable } from '#ui/use-stable.ts';
import { CauseToggle, CauseToggleProvider } from '../causes/CauseToggle.tsx';
import { alarmsOfRow, incidentIdOf, incidentOfAll, isHead } from '../causes/row-alarms.ts';
import { useCauses } from '../causes/use-causes.ts';
import { rowSelected, toggle } from '../decisions/selection.ts';
import { targetOfIds } from '../decisions/targets.ts';
import { useDecisions } from '../decisions/use-decisions.tsx';
import type { AlarmRow } from '../list/alarm-list.ts';
import { EmptyLens, FailedLens } from '../list/LensStates.tsx';
import { NewPill } from '../list/NewPill.tsx';
import { useLensList } from '../list/use-lens-list.ts';
import { AlarmCard } from './AlarmCard.tsx';
import { MobileBulkBar } from './MobileBulkBar.tsx';
import { SwipeCard } from './SwipeCard.tsx';

interface MobileListProps {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** The alarms of a lens as cards. */
export function MobileList({ lens, criteria, searchTerm, onOpen, onClear }: MobileListProps) {
  const me = useMe();
  const scroller = useRef<HTMLDivElement>(null);
  const place = useLeftPlace(lens.id);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isFiltered = criteria.length > 0 || searchTerm !== '';
  const isLive = isFiltered || lockedCriteria(lens).length > 0;
  const { groupsByCause: isGrouped } = usePreferences();
  const shownIncidents = useRef<() => string[]>(() => []);
  const question = {
    ...{ lensId: lens.id, criteria, searchTerm, sort: lensSort(lens.tableOptions), isLive },
    ...{ withCmms: false, isGrouped },
  };
  const { list, status, error, loadMore, merge, reload } = useLensList({
    question,
    shownIncidents: () => shownIncidents.current(),
    firstRows: place?.rows ?? 0,
    isUntouched: () => scroller.current?.scrollTop === 0 && selected.size === 0,
    isKept: (id) => selected.has(id) || (scroller.current?.scrollTop ?? 0) > 0,
  });
  const causes = useCauses({ question, rows: list.rows, isOn: isGrouped, reload });
  shownIncidents.current = causes.shownIncidents;
  const { rows } = causes;
  useKeptPlace({
    place,
    now: { lensId: lens.id, focusedId: null, rows: list.rows.length },
    isReady: status === 'ready',
    scroller,
  });
  const mergeAndScrollUp = () => {
    merge();
    scroller.current?.scrollTo({ top: 0 });
  };
  const canEdit = can(me, 'alarms', 'EDIT');
  const clear = () => setSelected(new Set());
  const decisions = useDecisions(() => {
    causes.outdate();
    clear();
  });
  const isSelecting = selected.size > 0;
  const selection = { all: false, ids: selected } as const;
  const toggleRow = (row: AlarmRow) =>
    causes.withAlarms([row], (alarms) =>
      setSelected((before) => {
        const next = toggle(
          { all: false, ids: before },
          alarms.map(({ id }) => id),
        );
        return next.all ? before : next.ids;
      }),
    );
  const targetOf = (ids: string[], incidentId?: string) =>
    targetOfIds(ids, { rows, versionOf: causes.versionOf }, incidentId);
  const press = useStable((row: AlarmRow) => (isSelecting ? toggleRow(row) : onOpen(row.item.id)));
  const card = (row: AlarmRow) => (
    <AlarmCard
      row={row}
      isRawFirst={me.customer.isDisplayRawAlarmTextEnabled}
      isSelected={isSelecting ? rowSelected(selection, alarmsOfRow(row) ?? [row.item]) : null}
      onOpen={press}
    />
  );
  const swipeCard = (row: AlarmRow) => (
    <SwipeCard
      isSelecting={isSelecting}
      canCreateWork={canCreateWork(me)}
      count={alarmsOfRow(row)?.length ?? null}
      onUncover={() => causes.want(isHead(row) ? (row.group?.incident.id ?? null) : null)}
      onVerb={(verb) =>
        causes.withAlarms([row], (alarms) => {
          const ids = alarms.map(({ id }) => id);
          decisions.ask(verb, targetOf(ids, incidentIdOf(row)));
        })
      }
      onLongPress={() => toggleRow(row)}
    >
      {card(row)}
    </SwipeCard>
  );
  const instead = () => {
    if (status === 'failed') return <FailedLens error={error} onRetry={reload} />;
    if (rows.length > 0) return null;
    if (status === 'loading') return <CardSkeleton />;
    return <EmptyLens name={tabName(lens)} isFiltered={isFiltered} onClear={onClear} />;
  };
  return (
    <main className={mobileCss.mobileMain} id="content">
      <NewPill waiting={list.waiting} hasMissed={list.hasMissed} onMerge={mergeAndScrollUp} />
      <CauseToggleProvider value={causes.toggle}>
        <CardList
          label={alarmListTexts.label(lens.name)}
          rows={rows}
          hasMore={list.hasMore}
          isBusy={status === 'loading'}
          instead={instead()}
          scroller={scroller}
          onNearEnd={loadMore}
          onRefresh={() => {
            merge();
            reload();
          }}
          isInset={(row) => row.group?.isMember === true}
          card={(row) => (
            <>
              {canEdit ? swipeCard(row) : card(row)}
              {row.group && !row.group.isMember && <CauseToggle group={row.group} />}
            </>
          )}
        />
      </CauseToggleProvider>
      {isSelecting && (
        <MobileBulkBar
          target={targetOf([...selected], incidentOfAll(rows, selected))}
          decisions={decisions}
          onClear={clear}
        />
      )}
      {decisions.dialogs}
    </main>
  );
}
