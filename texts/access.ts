import { failedTo } from './common.ts';

const badLink =
  'Sorry, it looks like your change password link expired or is invalid. Please reset your password again';

/** Pages outside the console: login, passwords, pages that do not exist. */
export const accessTexts = {
  logIn: 'Log In',
  email: 'Email',
  continue: 'Continue',
  forgotPassword: 'Forgot Password',
  singleSignOn: 'This address signs in through your organization’s single sign-on.',
  logoutFailed: 'Logout failed',
  changePassword: 'Change Password',
  changePasswordHeading: 'Change password',
  changeFailed: failedTo('change password'),
  changed: 'Password changed',
  changedDetail: 'Log in with your new password.',
  logsOut: 'Changing your password will log you out',
  badLink,
  backToLogin: 'Back to login',
  resetPassword: 'Reset password',
  noPage: 'Page not found',
  noPageDetail: 'The page you are looking for does not exist or has moved.',
  home: 'Home Page',
  noAccount: 'Account not found',
  noAccountHeading: 'Account not found!',
  noAccountDetail: (product: string) => `Please contact your administrator to set up a ${product} account.`,
  return: 'Return',
} as const;
