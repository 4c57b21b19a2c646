import { accessTexts as texts } from '#texts/access.ts';
/** Returns an e-mail address's problem; null if valid. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return texts.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? null : texts.emailInvalid;
}

/** Returns a password's problem at sign-in; its strength was checked when set. */
export const passwordProblem = (password: string): string | null => (password ? null : texts.passwordRequired);
