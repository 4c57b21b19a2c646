import type { LensSort } from '#features/lists/lens-address.ts';
import { formatCount } from '#ui/format.ts';
import { Kbd } from '#ui/Kbd.tsx';

const sortWords: Record<LensSort['field'], string> = {
  ALARM_TIME: 'alarm time',
  PRIORITY: 'priority, then alarm time',
  NUISANCE_COUNT: 'nuisance count',
  SNOOZE_EXPIRES_AT: 'snooze end',
};
const directionWords: Record<LensSort['field'], { ASC: string; DESC: string }> = {
  ALARM_TIME: { ASC: 'oldest on top', DESC: 'newest on top' },
  PRIORITY: { ASC: 'lowest on top', DESC: 'highest on top' },
  NUISANCE_COUNT: { ASC: 'fewest on top', DESC: 'most on top' },
  SNOOZE_EXPIRES_AT: { ASC: 'soonest on top', DESC: 'latest on top' },
};

interface LensFootProps {
  /** null before rows arrived. */
  loaded: number | null;
  total: number | null;
  sort: LensSort;
  isLive: boolean;
  showsKeys: boolean;
}

/** Footer: the loaded count, the order and the available keys. */
export function LensFoot({ loaded, total, sort, isLive, showsKeys }: LensFootProps) {
  return (
    <div className="lens-foot">
      {loaded !== null && (
        <span className="num">
          {formatCount(loaded)} of {total === null ? '…' : formatCount(Math.max(total, loaded))} loaded
        </span>
      )}
      <span className="ell">
        Sorted by {sortWords[sort.field]}, {directionWords[sort.field][sort.direction]}
      </span>
      {!isLive && <span>Live off: add a filter</span>}
      <div className="grow" />
      {showsKeys && (
        <span className="lens-keys">
          <span>
            <Kbd>J</Kbd> <Kbd>K</Kbd> move
          </span>
          <span>
            <Kbd>Enter</Kbd> open
          </span>
          <span>
            <Kbd>N</Kbd> new rows
          </span>
          <span>
            <Kbd>/</Kbd> search
          </span>
          <span>
            <Kbd>?</Kbd> all keys
          </span>
        </span>
      )}
    </div>
  );
}
