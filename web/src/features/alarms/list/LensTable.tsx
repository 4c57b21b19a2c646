import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AlarmColumn } from '#domain/lists/alarms/table-columns.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { useVirtualRows } from '#features/lists/use-virtual-rows.ts';
import { rowHeights, usePreferences } from '#session/preferences.ts';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { useStable } from '#ui/use-stable.ts';
import { alarmsOfRow } from '../causes/row-alarms.ts';
import { rowSelected } from '../decisions/selection.ts';
import type { AlarmRow as Row } from './alarm-list.ts';
import { columnsFor, largestSet, tracks } from './columns.tsx';
import { LensHead } from './LensHead.tsx';
import { LensRow, rowDomId } from './LensRow.tsx';
import { LensSkeleton } from './LensStates.tsx';
import * as css from './lens-table.module.css';
import type { RowSelect } from './row-select.ts';

interface LensTableProps {
  label: string;
  rows: Row[];
  /** Rows in the whole lens, as far as known. */
  total: number | null;
  hasMore: boolean;
  sort: LensSort;
  focusedId: string | null;
  openId: string | null;
  isSnoozedLens: boolean;
  /** True if any alarm of the customer has a known place, whatever the rows. */
  hasPlaces: boolean;
  /** Columns that a person chose; null: the table's default ones. */
  chosenColumns: readonly AlarmColumn[] | null;
  isRawFirst: boolean;
  isReloading: boolean;
  /** No rows arrived yet. */
  isLoading: boolean;
  /** A screen state in place of rows. */
  instead: ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
  /** Absent if the person may only read. */
  select?: RowSelect;
  onSort: (sort: LensSort) => void;
  onPress: (id: string) => void;
  onHover: (isOver: boolean) => void;
  onNearEnd: () => void;
}

/** Width of an element, for choosing columns. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    setWidth(observed.clientWidth);
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Virtualized grid of a lens: fixed row height, sticky header, one tab stop. */
export function LensTable(props: LensTableProps) {
  const { label, rows, total, hasMore, sort, focusedId, openId, isLoading, scroller, onNearEnd } = props;
  const { density } = usePreferences();
  const rowHeight = rowHeights[density];
  const { isSnoozedLens, hasPlaces, chosenColumns } = props;
  const isSelectable = props.select !== undefined;
  const set = largestSet(useWidth(scroller), { isSnoozedLens, hasPlaces }, isSelectable);
  // stable props: rows rerender when their props change
  const columns = useMemo(
    () => columnsFor(set, { isSnoozedLens, hasPlaces }, chosenColumns),
    [set, isSnoozedLens, hasPlaces, chosenColumns],
  );
  const onPress = useStable(props.onPress);
  const onSelect = useStable((id: string, isRange: boolean) => props.select?.onSelect(id, isRange));
  const { template, minWidth } = tracks(columns, isSelectable);
  const instead = isLoading ? (
    <LensSkeleton {...{ columns, template, rowHeight, isSelectable }} />
  ) : (
    props.instead && (
      // a grid has rows alone
      <div role="row">
        <div role="gridcell">{props.instead}</div>
      </div>
    )
  );
  const { virtual, onScroll } = useVirtualRows({ rows, rowHeight, scroller, hasMore, onNearEnd });
  const focusedIndex = focusedId === null ? -1 : rows.findIndex(({ item }) => item.id === focusedId);
  const hasFocus = focusedIndex >= 0;
  const shownFocus = useRef<string | null>(null);
  useEffect(() => {
    if (!hasFocus || shownFocus.current === focusedId) return;
    shownFocus.current = focusedId;
    virtual.scrollToIndex(focusedIndex, { align: 'auto' });
  }, [virtual, hasFocus, focusedId, focusedIndex]);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={total === null ? -1 : total + 1}
      aria-busy={props.isReloading}
      aria-activedescendant={hasFocus && focusedId ? rowDomId(focusedId) : undefined}
      className={`${css.lensTable}${props.isReloading ? ` ${css.isReloading}` : ''}`}
      onScroll={onScroll}
    >
      <LensHead
        columns={columns}
        template={template}
        minWidth={minWidth}
        sort={sort}
        select={props.select}
        onSort={props.onSort}
      />
      {instead ?? (
        <div
          role="rowgroup"
          className={css.lensBody}
          style={{ height: virtual.getTotalSize(), minWidth }}
          onPointerEnter={(event) => event.pointerType === 'mouse' && props.onHover(true)}
          onPointerLeave={() => props.onHover(false)}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <LensRow
                  key={row.item.id}
                  row={row}
                  index={index}
                  top={start}
                  height={rowHeight}
                  columns={columns}
                  template={template}
                  isFocused={row.item.id === focusedId}
                  isOpen={row.item.id === openId}
                  isRawFirst={props.isRawFirst}
                  isSelected={props.select ? rowSelected(props.select.selection, alarmsOfRow(row) ?? [row.item]) : null}
                  onSelect={onSelect}
                  onPress={onPress}
                />
              )
            );
          })}
        </div>
      )}
      {!instead && !hasMore && <p className={css.lensEnd}>{alarmListTexts.end}</p>}
    </div>
  );
}
