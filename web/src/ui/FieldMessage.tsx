import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';

export type FieldState = 'error' | 'warning' | 'success';

const icons: Record<FieldState, LucideIcon> = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck };

/** What a field says of itself: in a state its message, for an error or warning without one the hint; else the hint. */
export function fieldText(state: FieldState | undefined, message?: string | null, hint?: string): string | undefined {
  if (message && state) return message;
  return state === 'success' ? undefined : hint;
}

interface FieldMessageProps {
  id: string;
  state?: FieldState;
  message?: string | null;
  hint?: string;
}

/** The line beneath a field; nothing where there is nothing to say. */
export function FieldMessage({ id, state, message, hint }: FieldMessageProps) {
  const text = fieldText(state, message, hint);
  if (!text) return null;
  const Icon = state && icons[state];
  return (
    <p id={id} className={`field-message${state ? ` is-${state}` : ''}`} role={state === 'error' ? 'alert' : undefined}>
      {Icon && <Icon size={13} aria-hidden />}
      {text}
    </p>
  );
}
