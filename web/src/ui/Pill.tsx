import { Lock, X } from 'lucide-react';
import { pillTexts as texts } from '#texts/common.ts';

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
  <li className="pill">
    <span className="pill-value" dir="auto">
      {name}
    </span>
    {onRemove && (
      <button type="button" className="pill-end" aria-label={remove} onClick={onRemove}>
        <X size={12} />
      </button>
    )}
  </li>
);

/** One applied criterion: field, includes or excludes, values, and a cross or a lock. */
export function Pill({ field, isExclusion, value, onRemove }: PillProps) {
  return (
    <li className="pill" title={value}>
      <span className="pill-field">{field}</span>
      <span className="pill-operator">{isExclusion ? texts.excludes : texts.includes}</span>
      <span className="pill-value">{value}</span>
      {onRemove ? (
        <button type="button" className="pill-end" aria-label={texts.remove(field)} onClick={onRemove}>
          <X size={12} />
        </button>
      ) : (
        <span className="pill-end" role="img" aria-label={texts.locked} title={texts.locked}>
          <Lock size={12} />
        </span>
      )}
    </li>
  );
}
