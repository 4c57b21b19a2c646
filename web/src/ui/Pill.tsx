import { Lock, X } from 'lucide-react';
import { pillTexts as texts } from '#texts/common.ts';
import * as css from './ui.module.css';

interface ChosenPillProps {
  name: string;
  /** Name of the cross. */
  remove: string;
  /** Absent where it stays. */
  onRemove?: () => void;
}

interface PillProps {
  field: string;
  isExclusion: boolean;
  value: string;
  /** Absent for a locked criterion. */
  onRemove?: () => void;
}

/** One of several chosen values. */
export const ChosenPill = ({ name, remove, onRemove }: ChosenPillProps) => (
  <li className={css.pill}>
    <span className={css.pillValue} dir="auto">
      {name}
    </span>
    {onRemove && (
      <button type="button" className={css.pillEnd} aria-label={remove} onClick={onRemove}>
        <X size={12} />
      </button>
    )}
  </li>
);

/** One applied criterion: field, includes or excludes, values, and a cross or a lock. */
export function Pill({ field, isExclusion, value, onRemove }: PillProps) {
  return (
    <li className={css.pill} title={value}>
      <span className={css.pillField}>{field}</span>
      <span className={css.pillOperator}>{isExclusion ? texts.excludes : texts.includes}</span>
      <span className={css.pillValue}>{value}</span>
      {onRemove ? (
        <button type="button" className={css.pillEnd} aria-label={texts.remove(field)} onClick={onRemove}>
          <X size={12} />
        </button>
      ) : (
        <span className={css.pillEnd} role="img" aria-label={texts.locked} title={texts.locked}>
          <Lock size={12} />
        </span>
      )}
    </li>
  );
}
