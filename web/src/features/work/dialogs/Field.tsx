import { type ReactNode, useId } from 'react';
import { FieldLabel } from '#ui/FieldLabel.tsx';

interface FieldProps {
  label: string;
  isRequired?: boolean;
  error?: string | null;
  children: (id: string, describedBy: string | undefined) => ReactNode;
}

/** A labelled field of a form, with what is wrong with it beneath. */
export function Field({ label, isRequired, error, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`field${error ? ' has-error' : ''}`}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {children(id, error ? errorId : undefined)}
      {error && (
        <p id={errorId} className="field-message is-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
