import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InventoryImportRowsQuery, InventoryRowFilter } from '#generated/graphql.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { actionTexts, shownOf } from '#texts/common.ts';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { Segmented } from '#ui/Segmented.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as css from './inventory.module.css';
import { type ImportDetail, inventoryRowsQuery } from './inventory-queries.ts';

type Row = InventoryImportRowsQuery['inventoryImportRows']['rows'][number];
const everything = 'ALL';
type Shown = InventoryRowFilter | typeof everything;

const tones = { CREATE: 'success', UPDATE: 'info', SAME: 'neutral', ERROR: 'danger' } as const;

/** Rows of an import, with what each does or has done. */
export function ImportRows({ found }: { found: ImportDetail }) {
  const client = useApolloClient();
  const { id, failed, kept } = found;
  const [shown, setShown] = useState<Shown>(kept > 0 ? 'KEPT' : failed > 0 ? 'ERROR' : everything);
  const outcome = shown === everything ? null : shown;
  const pages = usePages<Row>(shown, async (offset) => {
    const { data } = await client.query({
      query: inventoryRowsQuery,
      variables: { id, outcome, offset },
      ...alwaysFresh,
      context: { quiet: true },
    });
    if (!data) throw new Error(texts.rowsFailed);
    return { items: data.inventoryImportRows.rows, count: data.inventoryImportRows.count };
  });
  const nameAt = found.mapping.indexOf('name');
  const options: Array<{ value: Shown; label: string }> = [
    { value: everything, label: texts.all },
    { value: 'ERROR', label: texts.outcomes.ERROR },
    { value: 'CREATE', label: texts.outcomes.CREATE },
    { value: 'UPDATE', label: texts.outcomes.UPDATE },
    { value: 'WARNING', label: texts.warnings },
    ...(kept > 0 ? [{ value: 'KEPT' as const, label: texts.kept }] : []),
  ];
  return (
    <Card title={found.status === 'CHECKED' ? texts.dryRun : texts.result}>
      <div className={`${cardCss.cardBody} ${css.inventoryFilter}`}>
        <Segmented<Shown> label={texts.outcome} size="small" options={options} value={shown} onChange={setShown} />
      </div>
      {pages.isFailed && <Failed title={texts.rowsFailed} onRetry={pages.again} />}
      {pages.count === null && !pages.isFailed && <Skeleton rows={5} />}
      {pages.count === 0 && <p className={`${cardCss.cardBody} quiet`}>{texts.noRows}</p>}
      {pages.items.length > 0 && (
        <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
          <Table
            label={texts.rows}
            columns={[
              { name: texts.row, isNumber: true, className: css.inventoryRow },
              { name: texts.name },
              { name: texts.outcome },
              { name: texts.why },
            ]}
          >
            {pages.items.map((row) => (
              <tr key={row.row}>
                <Cell kind="number" isSoft>
                  {row.row}
                </Cell>
                <Cell className={css.inventoryFile}>
                  <RowName row={row} name={row.cells[nameAt] ?? ''} />
                </Cell>
                <Cell>{row.outcome && <Tag tone={tones[row.outcome]}>{texts.outcomes[row.outcome]}</Tag>}</Cell>
                <Cell isBad={row.outcome === 'ERROR'} className={css.inventoryWhy}>
                  {row.reason && (row.column ? texts.inColumn(row.column, row.reason) : row.reason)}
                  {row.warnings.map((warning) => (
                    <span key={warning} className="meta soft">
                      {warning}
                    </span>
                  ))}
                </Cell>
              </tr>
            ))}
          </Table>
        </div>
      )}
      {pages.count !== null && pages.items.length < pages.count && (
        <div className={`line ${css.inventoryMore}`}>
          <span className="meta quiet num">{shownOf(pages.items.length, pages.count)}</span>
          <Button size="small" isBusy={pages.isLoading} onClick={pages.more}>
            {actionTexts.loadMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

const RowName = ({ row, name }: { row: Row; name: string }) =>
  row.entityId ? <Link to={`/assets/entity/${row.entityId}`}>{name}</Link> : name;
