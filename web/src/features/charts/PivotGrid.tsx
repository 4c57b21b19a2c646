import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { chartTexts as texts } from '#texts/charts.ts';
import * as chartsCss from './charts.module.css';
import { gridMoved, type Place } from './grid-moved.ts';
import * as pivotGridCss from './pivot-grid.module.css';
import { stepOf } from './plot.ts';

interface SortedBy {
  /** A column; null: the totals. */
  column: number | null;
  isDescending: boolean;
}

interface PivotGridProps {
  /** Accessible name. */
  label: string;
  /** Names of the dimensions down, and of the values of each row. */
  axes: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  /** Names of the columns; none: the totals are the only one. */
  columns: readonly string[];
  /** Name of the totals. */
  totalName: string;
  valueAt: (row: number, column: number) => number | null;
  /** Totals are given, not summed up: those of distinct things and medians are no sums. */
  rowTotals: ReadonlyArray<number | null>;
  columnTotals: ReadonlyArray<number | null>;
  total: number | null;
  format: (value: number | null) => string;
  /** The greatest value, which is shaded most. */
  most: number;
  sorted: SortedBy | null;
  onSort: (column: number | null) => void;
  /** True if a cell has rows to open; a column or row of null is a total. */
  opens: (row: number | null, column: number | null) => boolean;
  onOpen: (row: number | null, column: number | null) => void;
}

/** px */
const [rowHeight, columnWidth, nameWidth, totalWidth] = [32, 104, 180, 120];

/** A pivot of any size, shaded as a heat map: only what is seen is drawn. Arrow keys move, Enter opens or sorts. */
export function PivotGrid(props: PivotGridProps) {
  const { label, axes, rows, columns, rowTotals, columnTotals, total, most } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight,
    overscan: 6,
  });
  const across = useVirtualizer({
    count: columns.length,
    horizontal: true,
    getScrollElement: () => box.current,
    estimateSize: () => columnWidth,
    paddingStart: axes.length * nameWidth,
    paddingEnd: totalWidth,
    scrollPaddingStart: axes.length * nameWidth,
    scrollPaddingEnd: totalWidth,
    overscan: 3,
  });
  const size = { rows: rows.length, columns: columns.length };
  useEffect(() => {
    // totals are always seen: with them come the last row and column
    if (at.row >= 0 && size.rows > 0) down.scrollToIndex(Math.min(at.row, size.rows - 1));
    if (size.columns > 0) across.scrollToIndex(Math.min(at.column, size.columns - 1));
  }, [at, down, across, size.rows, size.columns]);
  const shownColumns = across.getVirtualItems();
  const open = ({ row, column }: Place) => {
    const ofColumn = column < size.columns ? column : null;
    if (row < 0) return props.onSort(ofColumn);
    const ofRow = row < size.rows ? row : null;
    if (props.opens(ofRow, ofColumn)) props.onOpen(ofRow, ofColumn);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = gridMoved(event, at, size);
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    if (next) setAt(next);
    else open(at);
  };
  const press = (place: Place) => {
    setAt(place);
    open(place);
  };
  const lineProps = { ...props, id, shownColumns, at, onPress: press };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave out what is not seen
    <div
      ref={box}
      className={pivotGridCss.pivotGrid}
      role="grid"
      aria-label={label}
      aria-describedby={`${id}-keys`}
      aria-rowcount={rows.length + 2}
      aria-colcount={axes.length + columns.length + 1}
      aria-activedescendant={cellId(id, at)}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <span id={`${id}-keys`} className="unseen">
        {texts.gridKeys}
      </span>
      <div className={pivotGridCss.pivotGridBody} style={{ width: across.getTotalSize() }} role="presentation">
        <HeadLine {...lineProps} />
        {/* biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks */}
        <div role="rowgroup" style={{ position: 'relative', height: down.getTotalSize() }}>
          {down.getVirtualItems().map(({ key, index, start }) => (
            <Line
              key={key}
              {...lineProps}
              row={index}
              top={start}
              names={rows[index] as readonly string[]}
              valueAt={(column) => props.valueAt(index, column)}
              sum={rowTotals[index] ?? null}
              shade={(value) => stepOf(value, most)}
            />
          ))}
        </div>
        <Line
          {...lineProps}
          row={rows.length}
          top={null}
          names={[texts.total, ...axes.slice(1).map(() => '')]}
          valueAt={(column) => columnTotals[column] ?? null}
          sum={total}
          shade={() => null}
        />
      </div>
    </div>
  );
}

const cellId = (id: string, { row, column }: Place): string => `${id}-${row}-${column}`;

interface LineProps extends PivotGridProps {
  id: string;
  shownColumns: readonly VirtualItem[];
  at: Place;
  onPress: (place: Place) => void;
}

/** Widths of the columns left out before and after the drawn ones. */
function gapsOf(shown: readonly VirtualItem[], { axes, columns }: Pick<LineProps, 'axes' | 'columns'>) {
  const before = (shown[0]?.start ?? axes.length * nameWidth) - axes.length * nameWidth;
  return { before, after: columns.length * columnWidth - before - shown.length * columnWidth };
}

const Gap = ({ width }: { width: number }) =>
  width > 0 ? <span style={{ flex: `0 0 ${width}px` }} aria-hidden /> : null;

/** Names of the columns, each a way to sort. */
function HeadLine(props: LineProps) {
  const { id, axes, columns, totalName, sorted, shownColumns, at, onPress } = props;
  const { before, after } = gapsOf(shownColumns, props);
  const head = (column: number, name: string, className: string) => {
    const isSorted = sorted !== null && (sorted.column ?? columns.length) === column;
    const Arrow = sorted?.isDescending ? ArrowDown : ArrowUp;
    return (
      // biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
      // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
      <div
        key={column}
        id={cellId(id, { row: -1, column })}
        role="columnheader"
        aria-colindex={axes.length + column + 1}
        aria-sort={isSorted ? (sorted.isDescending ? 'descending' : 'ascending') : 'none'}
        className={`${className} ${pivotGridCss.isHead}${at.row === -1 && at.column === column ? ` ${pivotGridCss.isAt}` : ''}`}
        title={name}
        onClick={() => onPress({ row: -1, column })}
      >
        <span className="ell">{name}</span>
        {isSorted && <Arrow size={12} aria-hidden />}
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div className={`${pivotGridCss.pivotLine} ${pivotGridCss.isHead}`} role="row" aria-rowindex={1}>
      {axes.map((name, axis) => (
        // biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks
        // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
        <div
          key={name}
          role="columnheader"
          aria-colindex={axis + 1}
          className={`${pivotGridCss.pivotName} ${pivotGridCss.isHead}`}
          style={{ left: axis * nameWidth }}
          title={name}
        >
          <span className="ell">{name}</span>
        </div>
      ))}
      <Gap width={before} />
      {shownColumns.map(({ index }) => head(index, columns[index] as string, pivotGridCss.pivotValue))}
      <Gap width={after} />
      {head(columns.length, totalName, pivotGridCss.pivotSum)}
    </div>
  );
}

interface RowProps extends LineProps {
  row: number;
  /** px from the first row; null for the totals, which stay at the foot. */
  top: number | null;
  names: readonly string[];
  shade: (value: number | null) => number | null;
  sum: number | null;
}

/** One row with its names and its total. */
function Line({ valueAt, ...props }: Omit<RowProps, 'valueAt'> & { valueAt: (column: number) => number | null }) {
  const { id, axes, columns, shownColumns, at, row, top, names, sum, shade, format, opens, rows, onPress } = props;
  const { before, after } = gapsOf(shownColumns, props);
  const cell = (column: number, value: number | null, className: string, isShaded: boolean) => {
    const canOpen = opens(row < rows.length ? row : null, column < columns.length ? column : null);
    return (
      // biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
      // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
      <div
        key={column}
        id={cellId(id, { row, column })}
        role="gridcell"
        aria-colindex={axes.length + column + 1}
        data-step={isShaded ? shade(value) : undefined}
        className={`${className}${canOpen ? ` ${pivotGridCss.isOpen}` : ''}${at.row === row && at.column === column ? ` ${pivotGridCss.isAt}` : ''}`}
        onClick={() => onPress({ row, column })}
      >
        {format(value)}
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      role="row"
      aria-rowindex={row + 2}
      className={`${pivotGridCss.pivotLine}${top === null ? ` ${pivotGridCss.isFoot}` : ''}`}
      style={top === null ? undefined : { position: 'absolute', top, left: 0, right: 0 }}
    >
      {names.map((name, axis) => (
        // biome-ignore lint/a11y/useSemanticElements: it is drawn by blocks
        // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: dimensions stand still
          key={axis}
          role="rowheader"
          aria-colindex={axis + 1}
          className={pivotGridCss.pivotName}
          style={{ left: axis * nameWidth }}
          title={name}
        >
          <span className="ell" dir="auto">
            {name}
          </span>
        </div>
      ))}
      <Gap width={before} />
      {shownColumns.map(({ index }) =>
        cell(index, valueAt(index), `${pivotGridCss.pivotValue} ${chartsCss.pivotCell}`, true),
      )}
      <Gap width={after} />
      {columns.length > 0
        ? cell(columns.length, sum, pivotGridCss.pivotSum, false)
        : cell(columns.length, sum, `${pivotGridCss.pivotSum} ${chartsCss.pivotCell}`, true)}
    </div>
  );
}
