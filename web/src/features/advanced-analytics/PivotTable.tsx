import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { PivotGrid } from '#features/charts/PivotGrid.tsx';
import { pivotTexts as texts } from '#texts/advanced-analytics.ts';
import { Card } from '#ui/Card.tsx';
import { formatCount } from '#ui/format.ts';
import * as css from './advanced-analytics.module.css';
import { type Chosen, drillPath } from './drill.ts';
import type { PivotSort, PivotState } from './pivot-address.ts';
import { usualSort } from './pivot-address.ts';
import { formatMeasure, nameOfHead, orderOf, type Pivot } from './pivot-values.ts';

interface PivotTableProps {
  pivot: Pivot;
  state: PivotState;
  range: { start: string; end: string };
  timezone: string;
  isBusy: boolean;
  onSort: (sort: PivotSort) => void;
}

/** The counted pivot and its notes. */
export function PivotTable({ pivot, state, range, timezone, isBusy, onSort }: PivotTableProps) {
  const navigate = useNavigate();
  const { names, rows, columns, cells, rowTotals, columnTotals, total } = pivot;
  const { measure } = state;
  const sort = state.sort ?? usualSort(state.rows);
  const order = useMemo(() => orderOf(pivot, sort), [pivot, sort]);
  const rowAt = (at: number): number => order[at] as number;
  const most = useMemo(
    () => (columns.length > 0 ? cells.flat() : rowTotals).reduce<number>((top, value) => Math.max(top, value ?? 0), 0),
    [cells, rowTotals, columns.length],
  );
  const chosen = (row: number | null, column: number | null): Chosen[] => [
    ...(row === null
      ? []
      : state.rows.map((dimension, at) => ({ dimension, value: rows[rowAt(row)]?.values[at] ?? null }))),
    ...(column === null || state.column === null
      ? []
      : [{ dimension: state.column, value: columns[column]?.values[0] ?? null }]),
  ];
  const pathOf = (row: number | null, column: number | null) =>
    drillPath({ ...state, range, timezone }, chosen(row, column));
  const sortBy = (column: number | null) => {
    const by: PivotSort['by'] = column === null ? 'total' : { column: columns[column]?.values[0] ?? null };
    const isSame = JSON.stringify(by) === JSON.stringify(sort.by);
    onSort({ by, isDescending: isSame ? !sort.isDescending : true });
  };
  const sortedColumn =
    typeof sort.by === 'string'
      ? -1
      : columns.findIndex(({ values }) => (values[0] ?? null) === (sort.by as { column: string | null }).column);
  return (
    <Card
      title={pivotTitle(pivot)}
      aside={
        <span className="meta quiet">
          {`${formatCount(rows.length)} × ${formatCount(Math.max(1, columns.length))} · ${timezone}`}
        </span>
      }
    >
      <div aria-busy={isBusy}>
        <PivotGrid
          label={pivotTitle(pivot)}
          axes={names.rows}
          rows={order.map((at) => rows[at]?.labels ?? [])}
          columns={columns.map(nameOfHead)}
          totalName={names.column === null || names.column === undefined ? names.measure : texts.total}
          valueAt={(row, column) => cells[rowAt(row)]?.[column] ?? null}
          rowTotals={order.map((at) => rowTotals[at] ?? null)}
          columnTotals={columnTotals}
          total={total ?? null}
          format={(value) => formatMeasure(measure, value)}
          most={most}
          sorted={
            sort.by === 'total'
              ? { column: null, isDescending: sort.isDescending }
              : sortedColumn >= 0
                ? { column: sortedColumn, isDescending: sort.isDescending }
                : null
          }
          onSort={sortBy}
          opens={(row, column) => pathOf(row, column) !== null}
          onOpen={(row, column) => {
            const path = pathOf(row, column);
            if (path) navigate(path);
          }}
        />
      </div>
      <p className={`${css.pivotNotes} meta quiet`}>{notesOf(state, pivot.isInSeveral).join(' ')}</p>
    </Card>
  );
}

const pivotTitle = ({ names }: Pivot): string =>
  texts.by(names.measure, [...names.rows, ...(names.column ? [names.column] : [])].join(', '));

function notesOf({ source, measure }: PivotState, isInSeveral: boolean): string[] {
  const counted =
    source === 'tickets'
      ? measure === 'created'
        ? texts.countedByCreation
        : texts.countedByClosing
      : measure === 'timeInAlarm'
        ? texts.timeInAlarmByStart
        : texts.countedByStart;
  return [counted, texts.totalsOwn, ...(isInSeveral ? [texts.inSeveral] : [])];
}
