import { useId, useState } from 'react';
import type { FormField } from '#domain/integrations/form-field.ts';
import { FieldLabel } from '#ui/FieldLabel.tsx';
import { FormControl, LockedValue } from './FormControl.tsx';
import * as css from './integration-form.module.css';

interface FormRowProps {
  field: FormField;
  value: unknown;
  problem: string | undefined;
  /** A problem is shown once the field was left, or the server has named it. */
  isProblemShown: boolean;
  isLocked: boolean;
  autoFocus?: boolean;
  onChange: (value: unknown) => void;
}

/** A field with its label above and its problem beneath. */
export function FormRow({ field, value, problem, isProblemShown, isLocked, autoFocus, onChange }: FormRowProps) {
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const shown = problem !== undefined && (wasLeft || isProblemShown) ? problem : undefined;
  const problemId = shown ? `${id}-problem` : undefined;
  const helpId = field.help ? `${id}-help` : undefined;
  const lockedText = field.options?.find((option) => option.value === value)?.label ?? String(value ?? '');
  const isSwitch = field.type === 'boolean';
  return (
    <div className={`${css.formRow}${isSwitch ? ` ${css.isSwitch}` : ''}`}>
      <FieldLabel htmlFor={id} isRequired={field.isRequired}>
        {field.label}
      </FieldLabel>
      {isLocked ? (
        <LockedValue id={id} label={field.label} value={lockedText} />
      ) : (
        <FormControl
          {...{ id, field, value, autoFocus, onChange }}
          isInvalid={shown !== undefined}
          describedBy={[problemId, helpId].filter(Boolean).join(' ') || undefined}
          onBlur={() => setLeft(true)}
        />
      )}
      {field.help && (
        <p id={helpId} className={css.formHelp}>
          {field.help}
        </p>
      )}
      {shown && (
        <p id={problemId} className={css.formProblem}>
          {shown}
        </p>
      )}
    </div>
  );
}
