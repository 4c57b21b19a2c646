import { useMutation, useQuery } from '@apollo/client/react';
import { Check, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { isModel } from '#domain/inventory/columns.ts';
import { JobProgress } from '#frame/JobProgress.tsx';
import { Page } from '#frame/Page.tsx';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts, grouped } from '#texts/common.ts';
import { inventoryImportTexts as texts } from '#texts/inventory.ts';
import { pageTexts } from '#texts/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';
import { ImportRows } from './ImportRows.tsx';
import * as css from './inventory.module.css';
import {
  applyImportMutation,
  type ImportDetail,
  inventoryImportQuery,
  isBusy,
  undoImportMutation,
} from './inventory-queries.ts';
import { MappingCard } from './MappingCard.tsx';
import { StatusTag } from './StatusTag.tsx';

const pollMs = 1_000;

/** One import: its columns, the dry run, progress, the result, and undo (AST-049). */
export function ImportPage() {
  const { importId = '' } = useParams();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(inventoryImportQuery, {
    variables: { id: importId },
    context: { quiet: true },
  });
  const found = data?.inventoryImport as ImportDetail | undefined;
  const isRunning = found !== undefined && isBusy(found.status);
  useEffect(() => {
    if (isRunning) startPolling(pollMs);
    else stopPolling();
  }, [isRunning, startPolling, stopPolling]);
  const name = found?.fileName ?? pageTexts.inventoryImport;
  return (
    <Page
      crumbs={[
        { name: pageTexts.assets, to: '/assets' },
        { name: pageTexts.inventoryImport, to: '/assets/import' },
        { name },
      ]}
      title={[name, pageTexts.inventoryImport]}
    >
      <div className={css.inventory}>
        {error && !found && <Failed title={texts.getFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
        {!found && <h1 className="unseen">{pageTexts.inventoryImport}</h1>}
        {!found && !error && <Skeleton rows={6} />}
        {found && <ImportView found={found} />}
      </div>
    </Page>
  );
}

function ImportView({ found }: { found: ImportDetail }) {
  const { id, status, fileName, type, error, leftOut, encoding, columns, kept } = found;
  const facts = [
    texts.types[type as keyof typeof texts.types],
    encoding != null && encoding !== 'UTF-8' && texts.readAs(encoding),
    leftOut > 0 && texts.leftOut(leftOut),
    `${texts.by} ${found.createdBy}`,
    formatDateTime(found.createdAt),
  ];
  return (
    <>
      <div className={`line ${css.inventoryHead}`}>
        <h1 className="ell">{fileName}</h1>
        <StatusTag status={status} />
        <span className="grow" />
        <Actions found={found} />
      </div>
      <p className="meta quiet">{facts.filter(Boolean).join(' · ')}</p>
      {isBusy(status) && (
        <section className={`${kit.card} ${css.inventoryProgress}`} aria-live="polite">
          <p>{texts.doing[status]}</p>
          <JobProgress name={texts.doing[status]} done={found.done} total={found.total} />
          {found.total > 0 && <p className="meta quiet num">{texts.progress(found.done, found.total)}</p>}
        </section>
      )}
      {error && <Failed title={texts.statuses.FAILED} error={error} />}
      {columns.length > 0 && !isModel(type) && (status === 'CHECKED' || status === 'FAILED') && (
        <MappingCard key={found.mapping.join()} found={found} />
      )}
      {!isBusy(status) && columns.length > 0 && status !== 'FAILED' && (
        <>
          <Tiles found={found} />
          {kept > 0 && <p className={css.inventoryKept}>{texts.keptCount(kept)}</p>}
          <ImportRows key={`${id}${status}`} found={found} />
        </>
      )}
    </>
  );
}

/** Number of rows by their effect. */
function Tiles({ found }: { found: ImportDetail }) {
  const words = found.status === 'CHECKED' ? texts.tiles.checked : texts.tiles.done;
  return (
    <ul className={css.inventoryTiles} aria-label={found.status === 'CHECKED' ? texts.dryRun : texts.result}>
      {(['created', 'updated', 'same', 'failed'] as const).map((key) => (
        <li
          key={key}
          className={`${kit.card} ${css.inventoryTile}${key === 'failed' && found.failed > 0 ? ` ${css.isBad}` : ''}`}
        >
          <span className={`${css.inventoryNumber} num`}>{grouped(found[key])}</span>
          <span className="meta soft">{words[key]}</span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ found }: { found: ImportDetail }) {
  const { id, status, created, updated, failed } = found;
  const [apply, applying] = useMutation(applyImportMutation, { context: { failure: texts.applyFailed } });
  const [undo, undoing] = useMutation(undoImportMutation, { context: { failure: texts.undoFailed } });
  const begin = async (work: typeof apply | typeof undo) => {
    await work({ variables: { id } }).catch(() => null);
  };
  if (status === 'CHECKED' && created + updated > 0)
    return (
      <Confirm
        question={texts.apply(created + updated)}
        detail={failed > 0 ? texts.withErrors(failed) : undefined}
        action={texts.apply(created + updated)}
        onConfirm={() => void begin(apply)}
      >
        <Button variant="primary" icon={Check} isBusy={applying.loading}>
          {texts.apply(created + updated)}
        </Button>
      </Confirm>
    );
  if (!found.canUndo) return null;
  return (
    <Confirm
      question={texts.undoQuestion}
      detail={texts.undoDetail}
      action={actionTexts.undo}
      isDanger
      onConfirm={() => void begin(undo)}
    >
      <Button icon={Undo2} isBusy={undoing.loading}>
        {texts.undo}
      </Button>
    </Confirm>
  );
}
