import { useId } from 'react';
import { reasonMaxLength } from '#domain/constants.ts';
import { decisionTexts as texts } from '#texts/decisions.ts';
import { FieldLabel } from '#ui/FieldLabel.tsx';
import { FieldMessage } from '#ui/FieldMessage.tsx';
import { fieldClass } from '#ui/form/Field.tsx';
import type { FieldBinding } from '#ui/form/use-form.ts';
import { formatCount } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';

interface ReasonFieldProps extends FieldBinding<string> {
  isRequired?: boolean;
}

const full = texts.reasonMax(formatCount(reasonMaxLength));

/** Reason of a decision: at most 1,000 characters. */
export function ReasonField({ value, isRequired, error, onChange, ...control }: ReasonFieldProps) {
  const id = useId();
  const state = error ? 'error' : value.length >= reasonMaxLength ? 'warning' : undefined;
  return (
    <div className={fieldClass(error)}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {texts.reason}
      </FieldLabel>
      <TextArea
        {...control}
        id={id}
        maxLength={reasonMaxLength}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={state ? `${id}-message` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {state && <FieldMessage id={`${id}-message`} state={state} message={error} hint={full} />}
    </div>
  );
}
