import { notFound } from './common.ts';

/** Second factors of people. */
export const factorTexts = {
  required: 'Your second factor is required. Please complete your sign-in.',
  codeWrong: 'The verification code used is invalid. Try again.',
  codeDigits: (digits: number) => `The verification code has ${digits} digits`,
  locked: (minutes: number) =>
    `Too many invalid codes. Try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
  setupOver: 'This setup has expired. Start again.',
  hasApp: 'You have set up an authenticator app already. Remove it first.',
  ofProvider: 'Your identity provider looks after your second factor',
  signInAgain: 'Sign in again with your second factor to change it',
  notFound: notFound('Factor'),
  passkeyFailed: 'The passkey was not accepted. Try again.',
  noPasskeys: 'Passkeys need the console to be opened by a host name, over https',
  passkeyLimit: (most: number) => `At most ${most} passkeys. Remove one first.`,
  passkeyTaken: 'This passkey is set up already',
  someDevice: 'Passkey',
  ofOtherCustomers:
    'This person belongs to another customer too. Their second factor can be removed by themselves or by support.',
  ownFirst: 'Set up your own second factor first: without it, this would shut you out',
  ownFactors: 'Your own factors are in your profile',
} as const;
