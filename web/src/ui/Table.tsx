import type { ComponentProps, ReactNode } from 'react';
import * as css from './table.module.css';

/** Classes of a table within a card, for one that is drawn without `Table`. */
export const plainTable = `${css.table} ${css.tablePlain}`;

export interface Column {
  name: string;
  /** True if its cells are numbers: they stand at the right. */
  isNumber?: boolean;
  /** True if the name is only read out: over buttons, bars and checkboxes. */
  isUnseen?: boolean;
  className?: string;
}

interface TableProps {
  /** Accessible name. */
  label: string;
  columns: ReadonlyArray<Column | false>;
  /** `plain`: within a card. `listing`: rows that are pointed at, beneath a head that stays. */
  look?: 'plain' | 'listing';
  className?: string;
  /** Rows beneath the others, e.g. sums. */
  foot?: ReactNode;
  /** Rows of `Cell`s. */
  children: ReactNode;
}

const lookClass = { plain: css.tablePlain, listing: css.tableListing };

/** A table whose rows are few; a list that never ends is the lens table's. */
export const Table = ({ label, columns, look = 'plain', className, foot, children }: TableProps) => (
  <table className={classOf(css.table, lookClass[look], className)} aria-label={label}>
    <thead>
      <tr>
        {columns.map(
          (column) =>
            column && (
              <th key={column.name} scope="col" className={classOf(column.isNumber && css.isRight, column.className)}>
                {column.isUnseen ? <span className="unseen">{column.name}</span> : column.name}
              </th>
            ),
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
    {foot && <tfoot>{foot}</tfoot>}
  </table>
);

const classOf = (...names: Array<string | false | undefined>): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

interface CellProps extends ComponentProps<'td'> {
  /** `number` stands at the right, `time` has digits of one width, `actions` holds small buttons. */
  kind?: 'number' | 'time' | 'actions';
  isSoft?: boolean;
  /** True if somebody should look at it. */
  isBad?: boolean;
}

const kindClass = { number: `num ${css.isRight}`, time: 'num', actions: css.tableActions };

/** One cell of a row. */
export const Cell = ({ kind, isSoft, isBad, className, ...rest }: CellProps) => (
  <td className={classOf(kind && kindClass[kind], isSoft && 'soft', isBad && css.isBad, className)} {...rest} />
);
