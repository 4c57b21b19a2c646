/** Errors without words of their own. */
export const errorTexts = {
  signIn: 'Sign in to continue',
  noPermission: 'You do not have permission to do this',
  invalidInput: 'Invalid input',
  unexpected: 'An error has occurred. Please try again later.',
  restarting: 'The service is restarting. Please try again in a few seconds.',
  notFound: 'Not found',
  tooManyTries: 'Too many attempts. Please wait a minute.',
} as const;
