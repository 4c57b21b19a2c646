import { tooLarge } from './common.ts';

/** Answers of the door for events over HTTP. */
export const gatewayTexts = {
  notFound: 'Not found',
  post: 'Send events with POST',
  keyFormat: 'Send the key as "Authorization: Bearer <key>"',
  keyInvalid: 'The key is not valid for this integration',
  inactive: 'The integration is inactive',
  licenseExpired: 'The license of this integration has expired',
  keysUnavailable: 'Keys cannot be checked right now',
  rateLimited: 'Too many requests from this integration',
  tooManyRequests: 'Too many requests from this integration are in progress',
  queueFull: 'Too many events are waiting to be stored',
  notReport: (problem: string) => `This is no report of a pump: ${problem}`,
  notStored: 'Events cannot be stored right now',
  tooMuch: 'Too much data from this integration is being read at once',
  tooLarge: (megabytes: number) => tooLarge('A request', `${megabytes} MB`),
  encoding: 'Send the body uncompressed or with gzip',
  notGzip: 'The body is not valid gzip',
} as const;
