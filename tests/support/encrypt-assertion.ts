import { type CipherGCMTypes, constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';

const xmlenc = 'http://www.w3.org/2001/04/xmlenc#';
const xmlenc11 = 'http://www.w3.org/2009/xmlenc11#';

/** Ways to encrypt an assertion; the product accepts it by the defaults. */
export interface Encrypting {
  /** Name of Node. */
  cipher?: 'aes-256-gcm' | 'aes-192-gcm' | 'aes-128-gcm' | 'aes-256-cbc';
  /** Hash within RSA-OAEP; null: RSA 1.5. */
  hash?: 'sha1' | 'sha256' | 'sha384' | 'sha512' | null;
  /** XML that names the encryption of the key, in place of the true one. */
  keyMethod?: string;
  /** Changes the encrypted bytes. */
  change?: (sealed: Buffer) => Buffer;
  /** XML after the encrypted key. */
  more?: string;
  /** True if the encrypted key stands beside what it decrypts, and not within. */
  isKeyBeside?: boolean;
}

const digests = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
  sha256: `${xmlenc}sha256`,
  sha384: 'http://www.w3.org/2001/04/xmldsig-more#sha384',
  sha512: `${xmlenc}sha512`,
};

/** Names the encryption of a key, as XML: with SHA-1 in the way of XML Encryption 1.0, with others in that of 1.1. */
export function keyMethodOf(hash: keyof typeof digests, mask: string = hash): string {
  const digest = `<ds:DigestMethod xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Algorithm="${digests[hash]}"/>`;
  if (hash === 'sha1')
    return `<xenc:EncryptionMethod Algorithm="${xmlenc}rsa-oaep-mgf1p">${digest}</xenc:EncryptionMethod>`;
  const generation = `<xenc11:MGF xmlns:xenc11="${xmlenc11}" Algorithm="${xmlenc11}mgf1${mask}"/>`;
  return `<xenc:EncryptionMethod Algorithm="${xmlenc11}rsa-oaep">${digest}${generation}</xenc:EncryptionMethod>`;
}

function sealedByGcm(text: string, cipher: CipherGCMTypes, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce);
  return Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
}

function sealedByCbc(text: string, key: Buffer): Buffer {
  const start = randomBytes(16);
  const sealing = createCipheriv('aes-256-cbc', key, start);
  return Buffer.concat([start, sealing.update(text, 'utf8'), sealing.final()]);
}

/**
 * Encrypts a text for a certificate.
 * @param certificate PEM.
 * @returns an EncryptedAssertion.
 */
export function encryptText(
  text: string,
  certificate: string,
  { cipher = 'aes-256-gcm', hash = 'sha1', keyMethod, change = (sealed) => sealed, more = '', ...of }: Encrypting = {},
): string {
  const key = randomBytes(Number(cipher.slice(4, 7)) / 8);
  const isGcm = cipher !== 'aes-256-cbc';
  const sealed = change(isGcm ? sealedByGcm(text, cipher, key) : sealedByCbc(text, key));
  const padding = hash === null ? constants.RSA_PKCS1_PADDING : constants.RSA_PKCS1_OAEP_PADDING;
  const sealedKey = publicEncrypt({ key: certificate, padding, ...(hash && { oaepHash: hash }) }, key);
  const method =
    keyMethod ?? (hash === null ? `<xenc:EncryptionMethod Algorithm="${xmlenc}rsa-1_5"/>` : keyMethodOf(hash));
  const cipherData = (bytes: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64').replace(/.{76}/g, '$&\n')}</xenc:CipherValue></xenc:CipherData>`;
  const encryptedKey = `<xenc:EncryptedKey>${method}${cipherData(sealedKey)}</xenc:EncryptedKey>${more}`;
  const info = `<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${of.isKeyBeside ? '<ds:RetrievalMethod URI="#k"/>' : encryptedKey}</ds:KeyInfo>`;
  const algorithm = `${isGcm ? xmlenc11 : xmlenc}${cipher.replace('-', '')}`;
  return [
    `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" xmlns:xenc="${xmlenc}">`,
    `<xenc:EncryptedData Type="${xmlenc}Element"><xenc:EncryptionMethod Algorithm="${algorithm}"/>${info}${cipherData(sealed)}</xenc:EncryptedData>`,
    `${of.isKeyBeside ? encryptedKey : ''}</saml:EncryptedAssertion>`,
  ].join('');
}

/** Returns the assertion of an answer, as it can stand alone. */
export const assertionOf = (xml: string): string =>
  (/<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '').replace(
    '<saml:Assertion ',
    '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ',
  );

/** Replaces the assertion of an answer. */
export const withAssertion = (xml: string, other: string): string =>
  xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, () => other);

/** Encrypts the assertion of an answer. */
export const encryptAssertion = (xml: string, certificate: string, encrypting?: Encrypting): string =>
  withAssertion(xml, encryptText(assertionOf(xml), certificate, encrypting));
