import { notFound } from '../../../../platform/errors.ts';
import { ssoTexts } from '../../../../texts/server/sso.ts';
import { findSso } from '../sso-configuration.ts';
import type { SsoCtx } from '../sso-ctx.ts';
import { encryptionMethods } from './decrypt-assertion.ts';
import { samlOf } from './saml.ts';

const endOfKey = '</KeyDescriptor>';

/**
 * Returns our metadata for the SAML provider of a domain, which an administrator uploads there.
 * @param withEncryption true to offer the key that assertions are encrypted for. Many providers encrypt as soon as they see one,
 *   some of them by CBC, which is refused: whoever wants encryption asks for it.
 * @throws AppError NOT_FOUND for a domain without a configuration for SAML.
 */
export async function describeOurselves(ctx: SsoCtx, emailDomain: string, withEncryption: boolean): Promise<string> {
  const found = await findSso(ctx.db, emailDomain);
  if (found?.configuration.kind !== 'saml') throw notFound(ssoTexts.notFound);
  const { ownCertificate, decryptionCertificate } = found.configuration;
  const saml = samlOf(found.configuration, { ...ctx, now: ctx.clock.now(), isDescription: true });
  const metadata = saml.generateServiceProviderMetadata(null, ownCertificate);
  return withEncryption && decryptionCertificate !== null
    ? metadata.replace(endOfKey, endOfKey + keyOf(decryptionCertificate))
    : metadata;
}

/** The key that assertions are encrypted for. The library would offer CBC beside GCM. */
const keyOf = (certificate: string): string => {
  const body = certificate.replace(/-----[A-Z ]+-----|\s/g, '');
  return `<KeyDescriptor use="encryption"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>${encryptionMethods}${endOfKey}`;
};
