import { notEmail, required } from '../refusals.ts';
import { notFound, tooLarge } from './common.ts';

/** Texts of what people keep about themselves. */
export const profileTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  phone: 'Phone',
  nameRequired: required('First name'),
  lensNotFound: notFound('Lens'),
  companyNotFound: notFound('Company'),
  onlyOwn: 'Only people themselves choose what they are sent and where they start',
  ofOtherCustomers:
    'This person belongs to another customer too. Name, phone and photo can be changed by themselves or by support.',
  notYetActive: 'Phone and photo can be changed once the invitation has been accepted',
  forMembers: 'Only members of this customer have these settings',

  noPhone: 'Add a phone number first',
  noSms: 'Text messages are not set up. Please contact support.',
  codeLimit: (codes: number) => `At most ${codes} codes an hour. Please try again later.`,
  codeWrong: 'The verification code used is invalid. Try again.',
  codeOver: 'This code is no longer valid. Request a new one.',
  codeSms: (product: string, code: string, minutes: number) =>
    `${code} is your ${product} verification code. It is valid for ${minutes} minutes.`,

  emailInvalid: notEmail('Email'),
  emailIsSame: 'This is your email address already',
  passwordWrong: 'Incorrect password',
  emailLimit: (links: number) => `At most ${links} links an hour. Please try again later.`,
  emailLinkOver: 'This link has expired or was used already. Request a new one in your profile.',
  emailTaken: 'This email address is in use. Choose another one.',

  recipientRequired: required('Recipient'),
  recipientIsSame: 'Choose an address other than your own',
  forwardingIsOver: 'The end of forwarding must be in the future',

  changedWhereSignedIn: 'This is changed where you signed in.',
  sessionNotFound: notFound('Session'),
  deviceToken: 'Device token',
  photoFailed: 'Failed to update profile photo',
  photoFormat: 'Choose a photo in JPEG, PNG, WebP or GIF format',
  photoTooLarge: (mb: number) => tooLarge('A photo', `${mb} MB`),
  photoTooManyPixels: (megapixels: number) => tooLarge('A photo', `${megapixels} megapixels`),
  photoNotFound: notFound('Photo'),
  personNotFound: notFound('Person'),
} as const;
