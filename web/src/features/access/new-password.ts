import { meetsRules } from '#domain/identity/password-rules.ts';
import { accessTexts as texts } from '#texts/access.ts';

/** Returns the message key of a problem with a new password's repetition; null if it matches. */
export function repeatProblem(password: string, repeat: string): 'required' | 'noMatch' | null {
  if (repeat === '') return 'required';
  return repeat === password ? null : 'noMatch';
}

export const noMatchText = texts.noMatch;

/** True if a new password may be sent. */
export const isSettable = (password: string, repeat: string): boolean =>
  meetsRules(password) && repeatProblem(password, repeat) === null;
