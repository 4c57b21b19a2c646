import { failedTo } from './common.ts';
import { notEmail, required } from './refusals.ts';

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
  wrongCredentials: 'Incorrect username or password',
  secondFactor:
    'Your password is correct, but this account also needs a code from its authenticator app, which this console does not support yet.',
  loginFailed: 'Login Failed',
  change: 'Change',
  password: 'Password',
  resetHeading: 'Reset Password',
  resetSent: 'Please check your email for instructions.',
  resetFailed: failedTo('reset password'),
  phone: 'Not available here',
  phoneHeading: 'Open on a computer',
  phoneDetail: 'This page is not available on a phone. Open the same address on a computer.',
  logOut: 'Log Out',
  oldPassword: 'Old password',
  newPassword: 'New password',
  repeatPassword: 'Repeat password',
  rules: 'Password requirements',
  emailRequired: required('Email'),
  emailInvalid: notEmail('Email'),
  passwordRequired: required('Password'),
  noMatch: "Your new passwords don't match",
} as const;
