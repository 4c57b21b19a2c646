import type { Descriptor, Readable } from '../descriptor.ts';
import { genericRest } from '../generic-rest.ts';

/** Settings by header: the partner that calls, and its client. */
const partnerHeaders = {
  'segment-id': 'segmentId',
  'partner-account-number': 'partnerAccountNumber',
  'partner-pass-code': 'partnerPassCode',
  'client-account-number': 'clientAccountNumber',
} as const;

/**
 * Sabre, which publishes no interface: the plain one of the site, where a partner signs in with account and pass code
 * for one of its clients. They go in headers, so that none lies in an address.
 */
export const sabre: Descriptor = {
  ...genericRest,
  auth: {
    kind: 'headers',
    headers: (setting: Readable) =>
      Object.fromEntries(Object.entries(partnerHeaders).map(([header, name]) => [header, setting(name)])),
  },
};
