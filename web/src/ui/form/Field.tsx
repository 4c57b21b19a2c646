import { type ReactNode, useId } from 'react';
import { FieldLabel, RequiredWord } from '../FieldLabel.tsx';
import { FieldMessage } from '../FieldMessage.tsx';
import * as kit from '../ui.module.css';
import * as css from './form.module.css';

export interface FieldLook {
  label: string;
  /** Line beneath the control; an error takes its place. */
  help?: ReactNode;
  isRequired?: boolean;
}

/** Props that tie a control to its label and message. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldLook {
  error?: string | null;
  children: (control: ControlProps) => ReactNode;
}

/** Returns the props of a control, and the message beneath it. */
export function useField({ help, error }: Pick<FieldProps, 'help' | 'error'>): [ControlProps, ReactNode] {
  const id = useId();
  const messageId = `${id}-message`;
  return [
    { id, 'aria-describedby': error || help ? messageId : undefined, 'aria-invalid': error ? true : undefined },
    <FieldMessage key="message" id={messageId} state={error ? 'error' : undefined} message={error} hint={help} />,
  ];
}

export const fieldClass = (error: string | null | undefined): string => `${css.field}${error ? ' has-error' : ''}`;

/** A labeled control with help or an error beneath. */
export function Field({ label, help, isRequired, error, children }: FieldProps) {
  const [control, message] = useField({ help, error });
  return (
    <div className={fieldClass(error)}>
      <FieldLabel htmlFor={control.id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {children(control)}
      {message}
    </div>
  );
}

/** Controls under one question: choices, each with a label of its own. */
export function FieldGroup({
  label,
  help,
  isRequired,
  error,
  children,
}: Omit<FieldProps, 'children'> & { children: ReactNode }) {
  const [control, message] = useField({ help, error });
  return (
    <fieldset className={fieldClass(error)} aria-describedby={control['aria-describedby']}>
      <legend className={isRequired ? kit.isRequired : undefined}>
        {label}
        {isRequired && <RequiredWord />}
      </legend>
      {children}
      {message}
    </fieldset>
  );
}
