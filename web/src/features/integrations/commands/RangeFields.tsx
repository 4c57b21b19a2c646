import { useId } from 'react';
import { DateTimePicker } from '#ui/range-picker.tsx';
import * as integrationFormCss from '../form/integration-form.module.css';

export interface TimeRange {
  start: Date | null;
  end: Date | null;
}

/** True if a range has both ends and would be empty. */
export const isBackwards = ({ start, end }: TimeRange): boolean => start !== null && end !== null && start >= end;

interface RangeFieldsProps {
  range: TimeRange;
  labels: { start: string; end: string };
  /** Problem of the range; null if it has none. */
  error: string | null;
  isDisabled?: boolean;
  onChange: (range: TimeRange) => void;
}

/** Both ends of a range, each a date with its time. */
export function RangeFields({ range, labels, error, isDisabled = false, onChange }: RangeFieldsProps) {
  const id = useId();
  return (
    <>
      {(['start', 'end'] as const).map((end) => (
        <div key={end} className={integrationFormCss.formRow}>
          <label htmlFor={`${id}-${end}`}>{labels[end]}</label>
          <DateTimePicker
            id={`${id}-${end}`}
            value={range[end]}
            isDisabled={isDisabled}
            status={error ? 'error' : undefined}
            describedBy={error ? `${id}-error` : undefined}
            onChange={(next) => onChange({ ...range, [end]: next })}
          />
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className={integrationFormCss.formProblem} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
