import { Input } from 'antd';
import { useId } from 'react';
import { reasonMaxLength } from '../../../../../domain/constants.ts';

interface ReasonFieldProps {
  value: string;
  isRequired?: boolean;
  /** What is wrong with it, after a try. */
  error?: string | null;
  onChange: (reason: string) => void;
}

/** Why somebody does this: at most 1,000 characters. */
export function ReasonField({ value, isRequired, error, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <div className="decision-field">
      <label htmlFor={id} className={isRequired ? 'strong' : undefined}>
        Reason{isRequired ? ' (required)' : ''}
      </label>
      <Input.TextArea
        id={id}
        dir="auto"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={reasonMaxLength}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
