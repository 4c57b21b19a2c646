import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts, grouped, shownOf } from '#texts/common.ts';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { pageTexts } from '#texts/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatDateTime } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Cell, Table } from '#ui/Table.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import * as css from './inventory.module.css';
import { inventoryImportsQuery, isBusy } from './inventory-queries.ts';
import { NewImport } from './NewImport.tsx';
import { StatusTag } from './StatusTag.tsx';

const pageSize = 20;
const pollMs = 2_000;

/** Imports of inventories: a new one, and those before (AST-049). */
export function ImportsPage() {
  const navigate = useNavigate();
  const [limit, setLimit] = useState(pageSize);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(inventoryImportsQuery, {
    variables: { limit },
    context: { quiet: true },
  });
  const list = data?.inventoryImports;
  const isRunning = list?.rows.some(({ status }) => isBusy(status)) ?? false;
  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    else stopPolling();
  }, [isRunning, startPolling, stopPolling]);
  return (
    <Page
      crumbs={[{ name: pageTexts.assets, to: '/assets' }, { name: pageTexts.inventoryImport }]}
      title={[pageTexts.inventoryImport, pageTexts.assets]}
    >
      <div className={css.inventory}>
        <div className={`line ${css.inventoryHead}`}>
          <h1 className="grow">{pageTexts.inventoryImport}</h1>
          <ExportMenu />
        </div>
        <NewImport onBegun={(id) => navigate(`/assets/import/${id}`)} />
        <Card title={texts.imports}>
          {error && !list && <Failed title={texts.listFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
          {!list && !error && <Skeleton rows={4} />}
          {list?.count === 0 && <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />}
          {list && list.count > 0 && (
            <div className={`${cardCss.cardBody} ${cardCss.isTable}`}>
              <Table
                label={texts.imports}
                columns={[
                  { name: texts.file },
                  { name: texts.what },
                  { name: texts.state },
                  { name: texts.rows, isNumber: true },
                  { name: texts.by },
                  { name: texts.started },
                ]}
              >
                {list.rows.map(({ id, fileName, type, status, total, createdBy, createdAt }) => (
                  <tr key={id}>
                    <Cell className={css.inventoryFile}>
                      <Link to={`/assets/import/${id}`}>{fileName}</Link>
                    </Cell>
                    <Cell>{texts.types[type as keyof typeof texts.types]}</Cell>
                    <Cell>
                      <StatusTag status={status} />
                    </Cell>
                    <Cell kind="number">{grouped(total)}</Cell>
                    <Cell isSoft>{createdBy}</Cell>
                    <Cell kind="time" isSoft>
                      {formatDateTime(createdAt)}
                    </Cell>
                  </tr>
                ))}
              </Table>
            </div>
          )}
          {list && list.count > list.rows.length && (
            <div className={`line ${css.inventoryMore}`}>
              <span className="meta quiet num">{shownOf(list.rows.length, list.count)}</span>
              <Button size="small" onClick={() => setLimit(limit + pageSize)}>
                {actionTexts.loadMore}
              </Button>
            </div>
          )}
        </Card>
      </div>
    </Page>
  );
}
