import { memo } from 'react';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { incidentTexts } from '#texts/incidents.ts';
import * as causesCss from '../causes/causes.module.css';
import { alarmsOfRow } from '../causes/row-alarms.ts';
import type { AlarmRow as Row } from './alarm-list.ts';
import type { Column } from './columns.tsx';
import * as css from './lens-table.module.css';

export const rowDomId = (alarmId: string) => `alarm-row-${alarmId}`;

/** Names the box of a row: of all alarms that it stands for, as far as they are known. */
function selectName(row: Row): string {
  const count = alarmsOfRow(row)?.length ?? 1;
  return count > 1 ? incidentTexts.selectAll(count) : alarmListTexts.select(row.item.displayId);
}

interface LensRowProps {
  row: Row;
  /** Position in the list, from 0. */
  index: number;
  top: number;
  height: number;
  columns: Column[];
  template: string;
  isFocused: boolean;
  isOpen: boolean;
  isRawFirst: boolean;
  /** `some`: some of the alarms that the row stands for; null: nothing can be selected here. */
  isSelected: boolean | 'some' | null;
  onSelect?: (id: string, isRange: boolean) => void;
  onPress: (id: string) => void;
}

/** Cells of a row. Memoised: a row that moves does not rerender. */
const LensCells = memo(function LensCells({
  row,
  columns,
  isRawFirst,
}: Pick<LensRowProps, 'row' | 'columns' | 'isRawFirst'>) {
  return columns.map((column) => (
    <div key={column.id} role="gridcell" className={`${css.lensCell}${column.align ? ` ${css.isRight}` : ''}`}>
      {column.cell(row, isRawFirst)}
    </div>
  ));
});

/** One alarm of the table. Memoised: a live event draws one row, not the list. */
export const LensRow = memo(function LensRow(props: LensRowProps) {
  const { row, index, top, height, columns, template, isFocused, isOpen, isRawFirst, isSelected, onSelect, onPress } =
    props;
  const { item: alarm, leftAt, changedAt } = row;
  const state = `${isFocused ? ` ${css.isFocused}` : ''}${isOpen ? ` ${css.isOpen}` : ''}${leftAt === null ? '' : ` ${css.hasLeft}`}${isSelected ? ` ${css.isSelected}` : ''}${row.group?.isMember ? ` ${causesCss.isMember}` : ''}`;
  return (
    <div
      role="row"
      id={rowDomId(alarm.id)}
      aria-rowindex={index + 2}
      aria-selected={isSelected === null ? isFocused : isSelected === true}
      className={`${css.lensRow}${state}`}
      style={{ top, height, gridTemplateColumns: template }}
      onClick={() => onPress(alarm.id)}
    >
      {changedAt !== null && <span key={changedAt} className={css.lensTint} aria-hidden />}
      {isSelected !== null && (
        <div role="gridcell" className={css.lensCheck}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={selectName(row)}
            checked={isSelected === true}
            ref={(box) => {
              if (box) box.indeterminate = isSelected === 'some';
            }}
            onChange={() => {}}
            onClick={(event) => {
              event.stopPropagation();
              onSelect?.(alarm.id, event.shiftKey);
            }}
          />
        </div>
      )}
      <LensCells row={row} columns={columns} isRawFirst={isRawFirst} />
    </div>
  );
});
