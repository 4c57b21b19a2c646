/** Returns an e-mail address's problem; null if valid. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return 'Email is required';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? null : 'Email must be a valid email address';
}

/** Returns a password's problem at sign-in; its strength was checked when set. */
export const passwordProblem = (password: string): string | null => (password ? null : 'Password is required');
