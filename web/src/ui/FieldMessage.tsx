import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './ui.module.css';

export type FieldState = 'error' | 'warning' | 'success';

const icons: Record<FieldState, LucideIcon> = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck };

/** Returns the text of a field: the message of its state; else the hint, but none for a success. */
function fieldText(state: FieldState | undefined, message?: string | null, hint?: ReactNode): ReactNode {
  if (message && state) return message;
  return state === 'success' ? undefined : hint;
}

interface FieldMessageProps {
  id: string;
  state?: FieldState;
  message?: string | null;
  hint?: ReactNode;
}

/** Line beneath a field; nothing if there is no text. */
export function FieldMessage({ id, state, message, hint }: FieldMessageProps) {
  const text = fieldText(state, message, hint);
  if (!text) return null;
  const Icon = state && icons[state];
  return (
    <p
      id={id}
      className={css.fieldMessage}
      data-state={state ?? undefined}
      role={state === 'error' ? 'alert' : undefined}
    >
      {Icon && <Icon size={13} aria-hidden />}
      <span>{text}</span>
    </p>
  );
}
