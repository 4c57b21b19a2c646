import { failedTo } from './common.ts';

/** Offering one's session to another device or browser. */
export const handOverTexts = {
  scan: 'Point the camera of your phone at the code, and open the link that it shows. Or open the link in another browser.',
  lasts: 'Signing out here also signs you out there.',
  link: 'Link',
  seconds: (seconds: number) => `Valid for ${seconds} s`,
  expired: 'The code has expired.',
  renew: 'New code',
  failed: failedTo('create a code'),
} as const;
