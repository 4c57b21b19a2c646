import { useId } from 'react';
import { reasonMaxLength } from '#domain/constants.ts';
import { decisionTexts as texts } from '#texts/decisions.ts';
import { FieldLabel } from '#ui/FieldLabel.tsx';
import { FieldMessage } from '#ui/FieldMessage.tsx';
import { formatCount } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';

interface ReasonFieldProps {
  value: string;
  isRequired?: boolean;
  /** Problem shown after a try. */
  error?: string | null;
  onChange: (reason: string) => void;
}

const full = texts.reasonMax(formatCount(reasonMaxLength));

/** Reason of a decision: at most 1,000 characters. */
export function ReasonField({ value, isRequired, error, onChange }: ReasonFieldProps) {
  const id = useId();
  const state = error ? 'error' : value.length >= reasonMaxLength ? 'warning' : undefined;
  return (
    <div className="field">
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {texts.reason}
      </FieldLabel>
      <TextArea
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
