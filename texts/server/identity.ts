import { required } from './common.ts';

/** Signing in, passwords and access. */
export const identityTexts = {
  cmmsNotInPlan: 'CMMS Config is not included in your plan',
  notSuper: 'User does not have super user permission',
  busy: 'Too many people are signing in. Please try again.',
  sessionOver: 'Your session has ended. Please sign in again.',
  noCustomer: 'Your account has no access to any customer. Please contact your administrator.',
  noAccess: 'You do not have access to this customer',
  disabled: 'Your access is disabled. Please contact your administrator.',
  incorrect: 'Incorrect username or password',
  emailRequired: required('Email'),
  emailInvalid: 'Email must be a valid email address',
  passwordRequired: required('Password'),
  rules: {
    length: 'At least 8 characters',
    uppercase: 'An uppercase letter',
    lowercase: 'A lowercase letter',
    special: 'A special character, such as ! @ # $ % & * ?',
  },
  breaksRules: 'Your new password does not meet the requirements',
  oldRequired: required('Your old password'),
  oldIncorrect: 'Your old password is incorrect',
  badLink: 'Sorry, it looks like your change password link expired or is invalid. Please reset your password again',
} as const;
