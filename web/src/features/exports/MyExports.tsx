import { CircleAlert, CircleCheck, Clock, Download, LoaderCircle, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ReportExportFieldsFragment } from '#generated/graphql.ts';
import { errorMessage } from '#session/apollo.ts';
import { actionTexts } from '#texts/common.ts';
import { exportTexts as texts } from '#texts/exports.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { formatBytes } from '#ui/figures.ts';
import { formatDateTime } from '#ui/format.ts';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Tag } from '#ui/Tag.tsx';
import * as css from './exports.module.css';
import { useExport } from './use-export.ts';
import { useExports } from './use-exports.ts';
import { useSavedExport } from './use-saved-export.ts';

const pageSize = 25;
const most = 200;

/** The exports of the person, newest first: how far each is, its file as long as it is kept, or why it failed. */
export function MyExports({ onClose }: { onClose: () => void }) {
  const [limit, setLimit] = useState(pageSize);
  const { list, error, refetch } = useExports(limit);
  const { save, busyId } = useSavedExport();
  const again = useExport(refetch);
  return (
    <Drawer title={texts.mine} onClose={onClose}>
      {error && !list && <Failed title={texts.listFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {!list && !error && <Skeleton rows={4} />}
      {list?.count === 0 && <Empty kind="none" title={texts.empty} detail={texts.emptyDetail} />}
      {list && list.count > 0 && (
        <ul className={css.exportsList} aria-label={texts.mine}>
          {list.rows.map((one) => (
            <ExportItem
              key={one.id}
              of={one}
              isBusy={busyId === one.id}
              onSave={() => save(one.id)}
              isBeingRetried={again.isBusy}
              onRetry={() => again.take(one)}
            />
          ))}
        </ul>
      )}
      {list && list.count > list.rows.length && limit < most && (
        <div className={`line ${css.exportsMore}`}>
          <span className="meta quiet num">{texts.shown(list.rows.length, list.count)}</span>
          <Button size="small" onClick={() => setLimit(limit + pageSize)}>
            {actionTexts.loadMore}
          </Button>
        </div>
      )}
    </Drawer>
  );
}

interface ExportItemProps {
  of: ReportExportFieldsFragment;
  isBusy: boolean;
  onSave: () => void;
  isBeingRetried: boolean;
  onRetry: () => void;
}

function ExportItem({ of, isBusy, onSave, isBeingRetried, onRetry }: ExportItemProps) {
  const { fileName, status, rowCount, fileSize, error, createdAt, asOf, expiresAt } = of;
  const isKept = status === 'COMPLETE' && expiresAt != null && Date.parse(expiresAt) > Date.now();
  const isFailed = status === 'FAILED';
  const isUnfinished = !isFailed && status !== 'COMPLETE';
  const facts =
    status === 'COMPLETE'
      ? [
          texts.rows(rowCount),
          fileSize != null && formatBytes(fileSize),
          asOf != null && texts.asOf(formatDateTime(asOf)),
          isKept && texts.keptUntil(formatDateTime(expiresAt)),
        ]
      : [isUnfinished && texts.progress(rowCount), texts.requested(formatDateTime(createdAt))];
  return (
    <li className={css.exportsItem}>
      <div className="grow">
        <div className="line">
          <span className={`ell ${css.exportsName}`} title={fileName}>
            {fileName}
          </span>
          <StatusTag status={status} isKept={isKept} />
        </div>
        <div className="meta quiet num">{facts.filter(Boolean).join(' · ')}</div>
        {error && <div className={`meta ${css.exportsError}`}>{error}</div>}
      </div>
      {isKept && (
        <Button size="small" icon={Download} isBusy={isBusy} aria-label={texts.downloadFile(fileName)} onClick={onSave}>
          {texts.download}
        </Button>
      )}
      {!isKept && !isUnfinished && (
        <Button
          size="small"
          icon={RotateCcw}
          disabled={isBeingRetried}
          aria-label={isFailed ? texts.retryFile(fileName) : texts.againFile(fileName)}
          onClick={onRetry}
        >
          {isFailed ? actionTexts.tryAgain : texts.again}
        </Button>
      )}
    </li>
  );
}

const looks = {
  PENDING: { tone: 'neutral', icon: Clock },
  IN_PROGRESS: { tone: 'info', icon: LoaderCircle },
  COMPLETE: { tone: 'success', icon: CircleCheck },
  FAILED: { tone: 'danger', icon: CircleAlert },
} as const;

function StatusTag({ status, isKept }: { status: ReportExportFieldsFragment['status']; isKept: boolean }) {
  if (status === 'COMPLETE' && !isKept) return <Tag icon={Clock}>{texts.expired}</Tag>;
  return <Tag {...looks[status]}>{texts.statuses[status]}</Tag>;
}
