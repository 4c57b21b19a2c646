import { ArrowDown, RefreshCw } from 'lucide-react';
import { lensTexts } from '#texts/lenses.ts';
import * as css from './list-phone.module.css';
import { pullEnoughPx } from './pull.ts';

interface PullMarkProps {
  /** Distance the list is pulled down, px. */
  pull: number;
  /** True while the list is read after a pull. */
  isReading: boolean;
}

/** Mark that moves with a pulled list, shows when to let go, and turns while the list is read. */
export function PullMark({ pull, isReading }: PullMarkProps) {
  if (pull === 0 && !isReading) return <span className="unseen" role="status" />;
  const isEnough = pull >= pullEnoughPx;
  const Icon = isReading || isEnough ? RefreshCw : ArrowDown;
  return (
    <>
      <span
        className={`${css.pullMark}${isReading ? ` ${css.isReading}` : ''}`}
        style={{ transform: `translate(-50%, ${isReading ? 12 : pull - 44}px)` }}
        aria-hidden
      >
        <Icon size={18} style={{ transform: isReading ? undefined : `rotate(${isEnough ? pull * 3 : 0}deg)` }} />
      </span>
      <span className="unseen" role="status">
        {isReading ? lensTexts.refreshing : isEnough ? lensTexts.releaseToRefresh : ''}
      </span>
    </>
  );
}
