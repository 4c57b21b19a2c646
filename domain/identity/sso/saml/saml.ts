import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Seal } from '../../../../platform/seal.ts';
import { ownKeyPlace, type SamlConfiguration, ssoAddresses } from '../sso-configuration.ts';
import { goodAt, readCertificates } from './certificates.ts';

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

interface SamlDeps {
  seal: Seal;
  /** Address of the console, without a path. */
  consoleOrigin: string;
  now: Date;
  /** True if the answer as a whole is signed: then that signature counts, whatever is signed within. */
  isWholeSigned?: boolean;
  /** Id of the next request. */
  requestId?: string;
  /** True for our metadata: providers are asked to sign assertions, which an encrypted one has to be. */
  isDescription?: boolean;
}

/**
 * The SAML library for one configuration: it builds and signs requests, and verifies signatures. What an answer must say
 * to be accepted is decided in `judge-assertion.ts` alone, by our clock: the library's own checks are off.
 */
export function samlOf(
  configuration: SamlConfiguration,
  { seal, consoleOrigin, now, requestId, isWholeSigned = false, isDescription = false }: SamlDeps,
): SAML {
  const { emailDomain, entityId, ssoUrl, logoutUrl, certificate, ownCertificate, ownPrivateKey } = configuration;
  const addresses = ssoAddresses(consoleOrigin, emailDomain);
  return new SAML({
    callbackUrl: addresses.answers,
    logoutCallbackUrl: addresses.logout,
    issuer: entityId,
    entryPoint: ssoUrl,
    logoutUrl: logoutUrl ?? ssoUrl,
    // an expired certificate verifies nothing
    idpCert: goodAt(readCertificates(certificate) ?? [], now).map((good) => good.toString()),
    privateKey: seal.open(ownPrivateKey, ownKeyPlace(emailDomain)),
    publicCert: ownCertificate,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: emailFormat,
    disableRequestedAuthnContext: true,
    // of an answer, one of the two must be signed
    wantAssertionsSigned: isDescription,
    wantAuthnResponseSigned: isWholeSigned,
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId && { generateUniqueId: () => requestId }),
  });
}
