import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { LiveList } from '#features/lists/live/live-list.ts';
import { entityPath } from '#features/lists/places/asset-places.ts';
import { useVirtualRows } from '#features/lists/use-virtual-rows.ts';
import { Button } from '#ui/Button.tsx';
import * as tableCss from '#ui/table.module.css';
import type { AssetSort, ListedAsset } from './asset-list.ts';
import * as css from './assets.module.css';
import type { columnsOf } from './columns.tsx';
import { NewAssets } from './NewAssets.tsx';

interface AssetTableProps {
  label: string;
  list: LiveList<ListedAsset, AssetSort>;
  /** Rows in the whole lens, as far as known. */
  total: number | null;
  columns: ReturnType<typeof columnsOf>;
  sort: AssetSort;
  isBusy: boolean;
  /** A screen state in place of rows. */
  instead: ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
  onSort: (sort: AssetSort) => void;
  onNearEnd: () => void;
  onMerge: () => void;
}

/** px, as in the style of a listing's rows. */
const rowHeight = 40;
const spoken = { ASC: 'ascending', DESC: 'descending' } as const;

/** Virtualized table of a lens of assets; the name leads to the asset's page. */
export function AssetTable(props: AssetTableProps) {
  const { label, list, total, columns, sort, isBusy, instead, scroller, onSort, onNearEnd, onMerge } = props;
  const { rows, hasMore } = list;
  const { virtual, onScroll } = useVirtualRows({ rows, rowHeight, scroller, hasMore, onNearEnd });
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className={css.assetTable} aria-busy={isBusy} onScroll={onScroll}>
      <NewAssets list={list} onMerge={onMerge} />
      <table
        className={`${tableCss.table} ${tableCss.tableListing}`}
        aria-label={label}
        aria-rowcount={total === null ? -1 : total + 1}
        style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
      >
        {/* the same widths, whichever rows are drawn */}
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ id, name, sort: field, isNumber }) => {
              const isSorted = field === sort.field;
              const Arrow = sort.direction === 'ASC' ? ArrowUp : ArrowDown;
              const flip = () =>
                field &&
                onSort({
                  field,
                  direction:
                    isSorted && sort.direction === 'ASC'
                      ? 'DESC'
                      : isSorted
                        ? 'ASC'
                        : field === 'NAME'
                          ? 'ASC'
                          : 'DESC',
                });
              return (
                <th
                  key={id}
                  scope="col"
                  className={isNumber ? tableCss.isRight : undefined}
                  aria-sort={isSorted ? spoken[sort.direction] : field && 'none'}
                >
                  {field ? (
                    <Button variant="plain" className={css.assetSort} onClick={flip}>
                      {name}
                      {isSorted && <Arrow size={12} aria-hidden />}
                    </Button>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return row && <AssetRow key={row.item.id} row={row} index={index} columns={columns} />;
          })}
          <Gap height={below} />
        </tbody>
      </table>
      {instead}
    </div>
  );
}

/** Room of the rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={css.assetGap}>
      <td style={{ height }} />
    </tr>
  );

interface AssetRowProps extends Pick<AssetTableProps, 'columns'> {
  row: LiveList<ListedAsset, AssetSort>['rows'][number];
  /** Position in the list, from 0. */
  index: number;
}

const AssetRow = ({ row: { item, leftAt }, index, columns }: AssetRowProps) => (
  <tr aria-rowindex={index + 2} className={leftAt === null ? undefined : css.hasLeft}>
    {columns.map(({ id, isNumber, cell }) => (
      <td key={id} className={isNumber ? `num ${tableCss.isRight}` : id === 'name' ? css.assetName : 'soft'}>
        {id === 'name' ? (
          <Link to={entityPath(item.id)} dir="auto">
            {cell(item)}
          </Link>
        ) : (
          cell(item)
        )}
      </td>
    ))}
  </tr>
);
