import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useId, useState } from 'react';

interface FieldProps {
  label: string;
  type: 'email' | 'password';
  name: string;
  value: string;
  /** Shown under the field; null while there is none to show. */
  problem: string | null;
  autoComplete: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A required field: label above, problem beneath and tied to it. */
export function Field({ label, type, name, value, problem, autoComplete, onChange, ref }: FieldProps) {
  const id = useId();
  const [isReadable, setReadable] = useState(false);
  const Icon = isReadable ? Eye : EyeOff;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span className="unseen">required</span>
      </label>
      <span className={`field-box${problem ? ' is-wrong' : ''}`}>
        <input
          ref={ref}
          id={id}
          type={isReadable ? 'text' : type}
          name={name}
          value={value}
          autoComplete={autoComplete}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {type === 'password' && (
          <button
            type="button"
            className="field-eye"
            aria-label={isReadable ? 'Hide characters' : 'Show characters'}
            onClick={() => setReadable(!isReadable)}
          >
            <Icon size={15} aria-hidden />
          </button>
        )}
      </span>
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
