import { type CipherGCMTypes, constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { childrenOf, elementsOf, type XmlElement } from '../../../../platform/read-xml.ts';
import { AnswerRefused } from '../answer-refused.ts';

const xmlenc = 'http://www.w3.org/2001/04/xmlenc#';
const xmlenc11 = 'http://www.w3.org/2009/xmlenc11#';
const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * Ciphers of contents: those that do not decrypt a changed text. With others (CBC), whoever changes texts learns from answer
 * after answer what is in them.
 */
const contents = new Map<string, CipherGCMTypes>([
  [`${xmlenc11}aes128-gcm`, 'aes-128-gcm'],
  [`${xmlenc11}aes192-gcm`, 'aes-192-gcm'],
  [`${xmlenc11}aes256-gcm`, 'aes-256-gcm'],
]);
/** Hashes within RSA-OAEP, and names of its mask generation with the same hash: Node has one hash for both. */
const hashes = new Map([
  [`${xmldsig}sha1`, { name: 'sha1', mask: `${xmlenc11}mgf1sha1` }],
  [`${xmlenc}sha256`, { name: 'sha256', mask: `${xmlenc11}mgf1sha256` }],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', { name: 'sha384', mask: `${xmlenc11}mgf1sha384` }],
  [`${xmlenc}sha512`, { name: 'sha512', mask: `${xmlenc11}mgf1sha512` }],
]);
const sha1 = `${xmldsig}sha1`;
const sha1Mask = `${xmlenc11}mgf1sha1`;

const nonceBytes = 12;
const tagBytes = 16;

/** Encryption that our metadata asks for, the best first. */
export const encryptionMethods = [
  `<EncryptionMethod Algorithm="${xmlenc11}aes256-gcm"/>`,
  `<EncryptionMethod Algorithm="${xmlenc11}aes128-gcm"/>`,
  `<EncryptionMethod Algorithm="${xmlenc}rsa-oaep-mgf1p"/>`,
].join('');

/**
 * Decrypts an assertion: AES-GCM under a key that is encrypted by RSA-OAEP. The SAML library would decrypt CBC and RSA 1.5
 * as well, and finds its parts anywhere in a document that nobody has signed; it only gets to verify what is within.
 * @param encrypted the EncryptedAssertion.
 * @param privateKey PEM.
 * @returns the assertion's XML, of which nothing is known: anybody can encrypt for us.
 * @throws AnswerRefused `encrypted` for everything else, and for another key, without saying which.
 */
export function decryptAssertion(encrypted: XmlElement, privateKey: string): Buffer {
  try {
    const data = only(childrenOf(encrypted, 'EncryptedData'));
    const key = only([...elementsOf(encrypted)].filter(({ name }) => name === 'EncryptedKey'));
    const cipher = contents.get(algorithmOf(methodOf(data)));
    if (!cipher) throw new Error('another cipher');
    const oaepHash = hashOf(methodOf(key));
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const secret = privateDecrypt({ key: privateKey, padding, oaepHash }, bytesOf(key));
    const sealed = bytesOf(data);
    const opening = createDecipheriv(cipher, secret, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
    opening.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()]);
  } catch {
    throw new AnswerRefused('encrypted');
  }
}

/** Returns the hash of a method of RSA-OAEP. @throws Error for another method, and one that names two hashes or a label. */
function hashOf(method: XmlElement): string {
  const [digest = sha1, another] = childrenOf(method, 'DigestMethod').map(algorithmOf);
  const [mask = sha1Mask, anotherMask] = childrenOf(method, 'MGF').map(algorithmOf);
  const hash = hashes.get(digest);
  const isOaep = [`${xmlenc}rsa-oaep-mgf1p`, `${xmlenc11}rsa-oaep`].includes(algorithmOf(method));
  if (!isOaep || another || anotherMask || childrenOf(method, 'OAEPparams').length > 0 || hash?.mask !== mask)
    throw new Error('another way to encrypt a key');
  return hash.name;
}

const methodOf = (element: XmlElement): XmlElement => only(childrenOf(element, 'EncryptionMethod'));
const algorithmOf = ({ attributes }: XmlElement): string => attributes.get('Algorithm') ?? '';
const bytesOf = (element: XmlElement): Buffer =>
  Buffer.from(only(childrenOf(only(childrenOf(element, 'CipherData')), 'CipherValue')).text, 'base64');

function only<T>(found: readonly T[]): T {
  const [one] = found;
  if (one === undefined || found.length > 1) throw new Error('not one');
  return one;
}
