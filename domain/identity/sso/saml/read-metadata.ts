import type { X509Certificate } from 'node:crypto';
import { invalid } from '../../../../platform/errors.ts';
import { childrenOf, elementsOf, readXml, type XmlElement, XmlRefused } from '../../../../platform/read-xml.ts';
import { ssoTexts } from '../../../../texts/server/sso.ts';
import { ssoMetadataMaxKb } from '../../../constants.ts';
import { expiryOf, goodAt, readCertificates, toPem } from './certificates.ts';

/** Fields of a configuration that an identity provider's metadata fills. */
export interface MetadataFields {
  providerEntityId: string;
  ssoUrl: string;
  logoutUrl: string | null;
  /** PEM; several while the provider changes its key. */
  certificate: string;
  certificateExpiresAt: Date;
}

const metadataNamespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * Reads the metadata of one identity provider (AUTH.4): where it signs people in, and the certificates that it signs
 * with; those for encryption are passed over, and so are expired ones unless there is no other.
 * @throws AppError INVALID for what is no metadata of one identity provider, declares a document type, or is too large.
 */
export function readMetadata(bytes: Uint8Array, now: Date): MetadataFields {
  const root = documentOf(bytes);
  const providers = [...elementsOf(root)].filter(
    ({ name, namespace, children }) =>
      name === 'EntityDescriptor' &&
      namespace === metadataNamespace &&
      children.some((child) => child.name === 'IDPSSODescriptor'),
  );
  const [entity, another] = providers;
  const provider = entity && childrenOf(entity, 'IDPSSODescriptor')[0];
  if (!entity || !provider) throw invalid(ssoTexts.metadata.noProvider);
  if (another) throw invalid(ssoTexts.metadata.severalProviders);
  const providerEntityId = entity.attributes.get('entityID')?.trim();
  const ssoUrl = addressOf(provider, 'SingleSignOnService');
  if (!providerEntityId || !ssoUrl) throw invalid(ssoTexts.metadata.noRedirect);
  const certificates = signingCertificates(provider);
  const good = goodAt(certificates, now);
  const kept = good.length > 0 ? good : certificates;
  return {
    providerEntityId,
    ssoUrl,
    logoutUrl: addressOf(provider, 'SingleLogoutService'),
    certificate: toPem(kept),
    certificateExpiresAt: expiryOf(kept),
  };
}

function documentOf(bytes: Uint8Array): XmlElement {
  try {
    return readXml(bytes, { maxBytes: ssoMetadataMaxKb * 1024 });
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    if (error.reason === 'too-large') throw invalid(ssoTexts.metadata.tooLarge(ssoMetadataMaxKb));
    throw invalid(error.reason === 'doctype' ? ssoTexts.metadata.doctype : ssoTexts.metadata.notXml);
  }
}

/** Address of a service for the binding that we send by. */
const addressOf = (provider: XmlElement, service: string): string | null =>
  childrenOf(provider, service)
    .find(({ attributes }) => attributes.get('Binding') === redirectBinding)
    ?.attributes.get('Location')
    ?.trim() ?? null;

function signingCertificates(provider: XmlElement): X509Certificate[] {
  const bodies = childrenOf(provider, 'KeyDescriptor')
    // without a use, a key is for both
    .filter(({ attributes }) => (attributes.get('use') ?? 'signing') === 'signing')
    .flatMap((key) => [...elementsOf(key)])
    .filter(({ name }) => name === 'X509Certificate')
    .map(({ text }) => text);
  const certificates = [...new Set(bodies)].map((body) => readCertificates(body));
  if (certificates.length === 0 || certificates.some((read) => read === null))
    throw invalid(ssoTexts.metadata.noCertificate);
  return certificates.flatMap((read) => read ?? []);
}
