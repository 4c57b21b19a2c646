import { Fragment } from 'react';
import type { LensSort } from '#features/lists/lens-address.ts';
import { alarmSortTexts as sorts, alarmListTexts as texts } from '#texts/alarm-list.ts';
import { formatCount } from '#ui/format.ts';
import { Kbd } from '#ui/Kbd.tsx';
import * as triageCss from '../triage.module.css';

/** Keys that the footer names. */
const keys: Array<[keys: string[], effect: string]> = [
  [['J', 'K'], texts.keys.move],
  [['Enter'], texts.keys.open],
  [['N'], texts.keys.newRows],
  [['/'], texts.keys.search],
  [['?'], texts.keys.all],
];

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
    <div className={triageCss.lensFoot}>
      {loaded !== null && (
        <span className="num">
          {texts.loaded(formatCount(loaded), total === null ? '…' : formatCount(Math.max(total, loaded)))}
        </span>
      )}
      <span className="ell">{texts.sortedBy(sorts.fields[sort.field], sorts.orders[sort.field][sort.direction])}</span>
      {!isLive && <span>{texts.liveOff}</span>}
      <div className="grow" />
      {showsKeys && (
        <span className={triageCss.lensKeys}>
          {keys.map(([names, effect]) => (
            <span key={effect}>
              {names.map((name) => (
                <Fragment key={name}>
                  <Kbd>{name}</Kbd>{' '}
                </Fragment>
              ))}
              {effect}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
