import { warnOfCertificates } from '../../domain/identity/sso/saml/warn-of-certificates.ts';
import { defineSweep, nightlyAt } from './sweep.ts';

/** Mails about certificates of identity providers that expire soon (AUTH.4). */
export const ssoCertificates = defineSweep({
  name: 'sso-certificates',
  spec: nightlyAt(6, 40),
  plan: 'brief',
  run: async (deps) => ({ expiring: await warnOfCertificates(deps) }),
});
