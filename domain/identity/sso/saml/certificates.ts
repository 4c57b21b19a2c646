import { generateKeyPair, randomBytes, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

const dayMs = 86_400_000;
const ownKeyBits = 3_072;
/** Years for which our own certificates are good: nobody checks them against the time, and renewing needs both sides. */
const ownYears = 20;
const sha256WithRsa = '1.2.840.113549.1.1.11';
const commonName = '2.5.4.3';
/** Longest common name that X.509 has room for. */
const commonNameMax = 64;

const block = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]*)-----END CERTIFICATE-----/g;

/**
 * Reads the certificates of a text: PEM blocks, or one as bare base64, as metadata has it.
 * @returns them in their order; null if anything in the text is no certificate.
 */
export function readCertificates(text: string): X509Certificate[] | null {
  const blocks = [...text.matchAll(block)].map(([, body = '']) => body);
  if (blocks.length > 0 && text.replace(block, '').trim() !== '') return null;
  const bodies = blocks.length > 0 ? blocks : [text];
  try {
    const read = bodies.map((body) => {
      const packed = body.replace(/\s/g, '');
      if (!/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) throw new Error('no base64');
      return new X509Certificate(Buffer.from(packed, 'base64'));
    });
    return read.every(({ publicKey }) => publicKey.asymmetricKeyType === 'rsa') ? read : null;
  } catch {
    return null;
  }
}

/** Returns certificates as PEM, one after the other. */
export const toPem = (certificates: readonly X509Certificate[]): string =>
  certificates.map((certificate) => certificate.toString().trim()).join('\n');

/** Returns the day on which the last of the certificates expires: until then one of them can be good. */
export const expiryOf = (certificates: readonly X509Certificate[]): Date =>
  new Date(Math.max(...certificates.map(({ validTo }) => Date.parse(validTo))));

/** Returns the certificates that are valid now: only they verify signatures. */
export const goodAt = (certificates: readonly X509Certificate[], now: Date): X509Certificate[] =>
  certificates.filter(
    ({ validFrom, validTo }) => Date.parse(validFrom) <= now.getTime() + dayMs && Date.parse(validTo) > now.getTime(),
  );

/**
 * Makes a key pair with a self-signed certificate, for our requests to identity providers.
 * @param name what the certificate is of.
 */
export async function makeKeyPair(name: string, now: Date): Promise<{ privateKey: string; certificate: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: ownKeyBits });
  const who = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({
        type: commonName,
        value: new AttributeValue({ utf8String: name.slice(0, commonNameMax) }),
      }),
    ]),
  ]);
  const algorithm = new AlgorithmIdentifier({ algorithm: sha256WithRsa, parameters: null });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serial(),
    signature: algorithm,
    issuer: who,
    validity: new Validity({ notBefore: now, notAfter: new Date(now.getTime() + ownYears * 365 * dayMs) }),
    subject: who,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  });
  const signatureValue = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: new Uint8Array(signatureValue).buffer,
  });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: toPem([new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)))]),
  };
}

/** A positive number of 16 bytes. */
function serial(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.buffer;
}
