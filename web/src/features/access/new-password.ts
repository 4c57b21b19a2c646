import { meetsRules } from '../../../../domain/identity/password-rules.ts';

/** What is wrong with the repetition of a new password: the key of its message; null when it will do. */
export function repeatProblem(password: string, repeat: string): 'required' | 'noMatch' | null {
  if (repeat === '') return 'required';
  return repeat === password ? null : 'noMatch';
}

export const noMatchText = "Your new passwords don't match";

/** Whether a new password may be sent. */
export const isSettable = (password: string, repeat: string): boolean =>
  meetsRules(password) && repeatProblem(password, repeat) === null;
