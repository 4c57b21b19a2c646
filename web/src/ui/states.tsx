import { CircleAlert, CircleCheck, FileQuestionMark, Inbox, ListFilter, Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { actionTexts, noAccessDetail, toastTexts } from '#texts/common.ts';
import { Button } from './Button.tsx';
import * as css from './ui.module.css';
import { useIsSlow } from './use-is-slow.ts';

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  detail?: ReactNode;
  isAlert?: boolean;
  /** Buttons, at most two. */
  children?: ReactNode;
}

/** Notice in place of content. */
function Notice({ icon: Icon, title, detail, isAlert, children }: NoticeProps) {
  return (
    <div className={css.dataState} role={isAlert ? 'alert' : undefined}>
      <Icon size={24} strokeWidth={1.5} aria-hidden />
      <h2>{title}</h2>
      {detail && <p>{detail}</p>}
      {children && <div className={css.dataStateActions}>{children}</div>}
    </div>
  );
}

const emptyIcons = { none: Inbox, good: CircleCheck, filtered: ListFilter };

interface EmptyProps {
  /** `none`: nothing was made yet; `good`: nothing is to be done; `filtered`: filters hide what there is. */
  kind: keyof typeof emptyIcons;
  title: string;
  /** Explanation of what would fill it. */
  detail?: ReactNode;
  /** Actions that would fill it: buttons, at most two. */
  children?: ReactNode;
}

/** A list with nothing in it. */
export const Empty = ({ kind, ...rest }: EmptyProps) => <Notice icon={emptyIcons[kind]} {...rest} />;

interface FailedProps {
  /** Title, e.g. "Failed to get alarms". */
  title: string;
  /** Message of the server. */
  error?: string;
  /** Reads again; absent where there is nothing to repeat. */
  onRetry?: () => unknown;
}

/** Content that could not be read, with a way to try again. */
export function Failed({ title, error = toastTexts.failureDetail, onRetry }: FailedProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry?.();
    } catch {
      // it has failed again, and says so
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice icon={CircleAlert} title={title} detail={error} isAlert>
      {onRetry && (
        <Button isBusy={isBusy} onClick={retry}>
          {actionTexts.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

interface MissingProps {
  title: string;
  detail?: ReactNode;
  /** Ways on, at most two. */
  children?: ReactNode;
}

/** Something that does not exist, or no longer. */
export const Missing = (props: MissingProps) => <Notice icon={FileQuestionMark} {...props} />;

interface NoAccessProps {
  /** Title, e.g. "Costs are for admins". */
  title: string;
  /** People who can give access. */
  detail?: ReactNode;
}

/** Content that this person may not see. */
export const NoAccess = ({ title, detail = noAccessDetail }: NoAccessProps) => (
  <Notice icon={Lock} title={title} detail={detail} />
);

/** Widths of bones in percent: all different, none telling. */
const boneWidths = [34, 46, 28, 52, 40, 31];

interface SkeletonProps {
  /** Class of each row, for the height and columns of the rows to come. */
  rowClass?: string;
  className?: string;
  /** Number of rows, at most six. */
  rows?: number;
  /** Draws a row around its first bone, whose width is given in percent. */
  row?: (percent: number) => ReactNode;
}

/** Gray bones where content will be, once loading takes long enough to notice. */
export function Skeleton({ rowClass = css.boneRow, className, rows = boneWidths.length, row }: SkeletonProps) {
  if (!useIsSlow()) return null;
  return (
    <div className={className} role="status" aria-label={actionTexts.loading}>
      {boneWidths.slice(0, rows).map((percent) => (
        <div key={percent} className={rowClass}>
          {row ? row(percent) : <Bone percent={percent} />}
        </div>
      ))}
    </div>
  );
}

export const Bone = ({ percent }: { percent?: number }) => (
  <span className={css.bone} style={percent === undefined ? undefined : { width: `${percent}%` }} />
);
