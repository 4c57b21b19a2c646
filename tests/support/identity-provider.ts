import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { makeKeyPair } from '../../domain/identity/sso/saml/certificates.ts';

export type KeyPair = Awaited<ReturnType<typeof makeKeyPair>>;

/** Content of an answer; everything that is not given is correct. */
export interface Said {
  email: string;
  /** Id of the request that it answers; null: nobody asked. */
  inResponseTo: string | null;
  recipient: string;
  audience: string;
  issuer?: string;
  now?: Date;
  /** Minutes from now. */
  notBefore?: number;
  notOnOrAfter?: number;
  assertionId?: string;
  nameIdFormat?: string;
  attributes?: Record<string, string[]>;
  status?: string;
  sessionIndex?: string;
  /** XML within the subject's name. */
  nameId?: string;
}

export interface Signing {
  sign?: 'assertion' | 'response' | 'nothing';
  keys?: KeyPair;
  algorithm?: 'sha256' | 'sha1';
}

const minuteMs = 60_000;
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const algorithms = {
  sha256: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256'],
  sha1: ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'],
} as const;
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

const newId = (): string => `_${randomBytes(16).toString('hex')}`;

/** An identity provider of the tests' own: it signs any text. */
export async function createIdentityProvider(entityId: string) {
  const keys = await makeKeyPair(entityId, new Date());
  const body = ({ certificate }: KeyPair): string => certificate.replace(/-----[A-Z ]+-----|\s/g, '');

  /** An answer as XML, unsigned. */
  function unsigned(said: Said): string {
    const now = said.now ?? new Date();
    const at = (minutes: number): string => new Date(now.getTime() + minutes * minuteMs).toISOString();
    const { inResponseTo, recipient, audience, issuer = entityId } = said;
    const answers = inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`;
    const [start, end] = [at(said.notBefore ?? -1), at(said.notOnOrAfter ?? 5)];
    const attributes = Object.entries(said.attributes ?? {}).map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
    );
    return [
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${at(0)}" Destination="${recipient}"${answers}>`,
      `<saml:Issuer>${issuer}</saml:Issuer>`,
      `<samlp:Status><samlp:StatusCode Value="${said.status ?? success}"/></samlp:Status>`,
      `<saml:Assertion ID="${said.assertionId ?? newId()}" Version="2.0" IssueInstant="${at(0)}">`,
      `<saml:Issuer>${issuer}</saml:Issuer>`,
      `<saml:Subject><saml:NameID Format="${said.nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'}">${said.nameId ?? said.email}</saml:NameID>`,
      '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">',
      `<saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${recipient}"${answers}/>`,
      '</saml:SubjectConfirmation></saml:Subject>',
      `<saml:Conditions NotBefore="${start}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
      `<saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${said.sessionIndex ?? newId()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
      attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>` : '',
      '</saml:Assertion></samlp:Response>',
    ].join('');
  }

  /** Signs the first element of a name. */
  function signed(xml: string, name: string, { keys: by = keys, algorithm = 'sha256' }: Signing = {}): string {
    const [signatureAlgorithm, digestAlgorithm] = algorithms[algorithm];
    const signer = new SignedXml({
      privateKey: by.privateKey,
      publicCert: by.certificate,
      signatureAlgorithm,
      canonicalizationAlgorithm: canonical,
    });
    const xpath = `//*[local-name(.)='${name}']`;
    signer.addReference({ xpath, digestAlgorithm, transforms: [enveloped, canonical] });
    signer.computeSignature(xml, {
      location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
    });
    return signer.getSignedXml();
  }

  return {
    entityId,
    keys,
    certificate: keys.certificate,
    unsigned,
    signed,
    /** An answer as XML. */
    answer(said: Said, signing: Signing = {}): string {
      const xml = unsigned(said);
      const { sign = 'assertion' } = signing;
      if (sign === 'nothing') return xml;
      return signed(xml, sign === 'assertion' ? 'Assertion' : 'Response', signing);
    },
    /** A request to end sessions, as XML, unsigned. */
    logoutRequest({ email, sessionIndex, now = new Date() }: { email: string; sessionIndex?: string; now?: Date }) {
      const index = sessionIndex ? `<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>` : '';
      return `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}"><saml:Issuer>${entityId}</saml:Issuer><saml:NameID>${email}</saml:NameID>${index}</samlp:LogoutRequest>`;
    },
    /** Metadata as such a provider publishes it, with a key for encryption before the one for signatures. */
    metadata({ expired }: { expired?: KeyPair } = {}): string {
      const key = (use: string, of: KeyPair) =>
        `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${body(of)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
      return `<?xml version="1.0" encoding="UTF-8"?>
<!-- published by hand -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${expired ? key('signing', expired) : ''}${key('signing', keys)}
    <md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://login.example.com/logout"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://login.example.com/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://login.example.com/sso"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
    },
  };
}
export type IdentityProvider = Awaited<ReturnType<typeof createIdentityProvider>>;

/** Reads the message of a redirect to an identity provider. */
export function messageOf(url: string): { xml: string; relayState: string | null; parameters: URLSearchParams } {
  const parameters = new URL(url).searchParams;
  const packed = parameters.get('SAMLRequest') ?? parameters.get('SAMLResponse') ?? '';
  const xml = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  return { xml, relayState: parameters.get('RelayState'), parameters };
}

/** Packs a message as a redirect carries it. */
export const packed = (xml: string): string => deflateRawSync(Buffer.from(xml)).toString('base64');
