import { ArrowDown, ArrowUp } from 'lucide-react';
import type { LensSort } from '#features/lists/lens-address.ts';
import { alarmListTexts } from '#texts/alarm-list.ts';
import { Button } from '#ui/Button.tsx';
import type { Column } from './columns.tsx';
import * as css from './lens-table.module.css';
import type { RowSelect } from './row-select.ts';

interface LensHeadProps {
  columns: Column[];
  template: string;
  minWidth: number;
  sort: LensSort;
  select?: RowSelect;
  onSort: (sort: LensSort) => void;
}

const spoken = { ASC: 'ascending', DESC: 'descending' } as const;

/** Header of the table; columns with an index are sortable. */
export function LensHead({ columns, template, minWidth, sort, select, onSort }: LensHeadProps) {
  const selection = select?.selection;
  const isAll = selection?.all === true && selection.excluded.size === 0;
  const isSome = selection !== undefined && !isAll && (selection.all || selection.ids.size > 0);
  return (
    <div role="rowgroup" className={css.lensHead}>
      <div role="row" aria-rowindex={1} className={css.lensHeadRow} style={{ gridTemplateColumns: template, minWidth }}>
        {select && (
          <div role="columnheader" className={css.lensCheck}>
            <input
              type="checkbox"
              aria-label={alarmListTexts.selectAll}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = isSome;
              }}
              onChange={select.onSelectAll}
            />
          </div>
        )}
        {columns.map(({ id, name, align, sort: field }) => {
          const isSorted = field === sort.field;
          const Arrow = sort.direction === 'ASC' ? ArrowUp : ArrowDown;
          const flip = () =>
            field && onSort({ field, direction: isSorted && sort.direction === 'DESC' ? 'ASC' : 'DESC' });
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={isSorted ? spoken[sort.direction] : field && 'none'}
              className={`${css.lensCell}${align ? ` ${css.isRight}` : ''}`}
            >
              {field ? (
                <Button variant="plain" className={css.lensSort} onClick={flip}>
                  {name}
                  {isSorted && <Arrow size={12} aria-hidden />}
                </Button>
              ) : (
                <span className={id === 'work' ? 'unseen' : undefined}>{name}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
