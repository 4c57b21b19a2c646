/** What is wrong with an e-mail address; null when it will do. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return 'Email is required';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? null : 'Email must be a valid email address';
}

/** What is wrong with a password at sign-in; its strength was judged when it was set. */
export const passwordProblem = (password: string): string | null => (password ? null : 'Password is required');
