import { elementsOf, type XmlElement } from '../../../../platform/read-xml.ts';

/** Signature and digest algorithms that are accepted: no SHA-1, and no shared secrets. */
const strong = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

export const isStrong = (algorithm: string | null | undefined): boolean => strong.has(algorithm ?? '');

/** True if anything in a message is signed by another algorithm. */
export const hasWeakSignature = (message: XmlElement): boolean =>
  [...elementsOf(message)].some(
    ({ name, attributes }) =>
      ['SignatureMethod', 'DigestMethod'].includes(name) && !isStrong(attributes.get('Algorithm')),
  );
