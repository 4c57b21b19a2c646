import { Input, type InputRef } from 'antd';
import { type Ref, useId } from 'react';

interface FieldProps {
  label: string;
  type: 'email' | 'password';
  name: string;
  value: string;
  /** Shown under the field; null while there is none to show. */
  problem: string | null;
  autoComplete: string;
  onChange: (value: string) => void;
  ref?: Ref<InputRef>;
}

/** A required field: label above, problem beneath and tied to it. */
export function Field({ label, type, name, value, problem, autoComplete, onChange, ref }: FieldProps) {
  const id = useId();
  const Control = type === 'password' ? Input.Password : Input;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span className="unseen">required</span>
      </label>
      <Control
        ref={ref}
        id={id}
        type={type === 'email' ? 'email' : undefined}
        name={name}
        size="large"
        value={value}
        autoComplete={autoComplete}
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
