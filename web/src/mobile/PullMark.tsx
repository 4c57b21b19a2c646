import { ArrowDown, RefreshCw } from 'lucide-react';
import { pullEnoughPx } from './pull.ts';

interface PullMarkProps {
  /** How far the list has been pulled down, px. */
  pull: number;
  /** A pull has let go, and the list is being read. */
  isReading: boolean;
}

/** Comes down with a list that is pulled, says when letting go is enough, and turns while it is read. */
export function PullMark({ pull, isReading }: PullMarkProps) {
  if (pull === 0 && !isReading) return <span className="unseen" role="status" />;
  const isEnough = pull >= pullEnoughPx;
  const Icon = isReading || isEnough ? RefreshCw : ArrowDown;
  return (
    <>
      <span
        className={`pull-mark${isReading ? ' is-reading' : ''}`}
        style={{ transform: `translate(-50%, ${isReading ? 12 : pull - 44}px)` }}
        aria-hidden
      >
        <Icon size={18} style={{ transform: isReading ? undefined : `rotate(${isEnough ? pull * 3 : 0}deg)` }} />
      </span>
      <span className="unseen" role="status">
        {isReading ? 'Refreshing' : isEnough ? 'Let go to refresh' : ''}
      </span>
    </>
  );
}
