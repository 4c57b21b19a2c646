import { childrenOf, elementsOf, readXml, type XmlElement, XmlRefused } from '../../../../platform/read-xml.ts';
import { ssoAnswerMaxElements, ssoAnswerMaxKb } from '../../../constants.ts';
import { AnswerRefused } from '../answer-refused.ts';
import { hasWeakSignature } from './signature-algorithms.ts';

/** Facts of an answer that is not verified yet. */
export interface UnverifiedAnswer {
  /** True if the answer as a whole is signed. */
  isWholeSigned: boolean;
  /** The assertion, if it is encrypted. */
  encrypted: XmlElement | null;
  /** Id of the request that it claims to answer; null for none. */
  inResponseTo: string | null;
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const limits = { maxBytes: ssoAnswerMaxKb * 1024, maxElements: ssoAnswerMaxElements, isStrict: true };

/**
 * Reads an answer before its costly verification, which only well-formed small ones get.
 * @param samlResponse base64.
 * @throws AnswerRefused for an answer that no provider sends, or one that says no.
 */
export function readAnswer(samlResponse: string): UnverifiedAnswer {
  const root = documentOf(Buffer.from(samlResponse, 'base64'));
  if (root.name !== 'Response') throw new AnswerRefused('malformed');
  const [encrypted = null, another] = childrenOf(root, 'EncryptedAssertion');
  // without the methods of encryption, whose hashes sign nothing
  const open = { ...root, children: root.children.filter((child) => child !== encrypted) };
  const elements = [...elementsOf(open)];
  if (encrypted && (another || elements.some(({ name }) => name === 'Assertion'))) throw new AnswerRefused('malformed');
  assertOpen(open);
  const status = root.children.find(({ name }) => name === 'Status');
  if (status?.children[0]?.attributes.get('Value') !== success) throw new AnswerRefused('provider');
  const confirmation = elements.find(({ name }) => name === 'SubjectConfirmationData');
  return {
    encrypted,
    isWholeSigned: root.children.some(({ name }) => name === 'Signature'),
    // what is said of it within is compared once it is verified
    inResponseTo: (encrypted ? root : confirmation)?.attributes.get('InResponseTo') ?? null,
  };
}

/**
 * Reads a decrypted assertion before its costly verification: who encrypted it is unknown.
 * @param xml what was decrypted.
 * @returns an answer that has it, as one that was not encrypted, base64.
 * @throws AnswerRefused for what no provider sends.
 */
export function answerOf(xml: Buffer): string {
  const assertion = documentOf(xml);
  if (assertion.name !== 'Assertion') throw new AnswerRefused('malformed');
  assertOpen(assertion);
  // a declaration can only stand before everything
  const alone = xml.toString('utf8').replace(/^\uFEFF?<\?xml[^>]*>/, '');
  return Buffer.from(`<Response>${alone}</Response>`).toString('base64');
}

/** @throws AnswerRefused for a part that is encrypted, or signed weakly. */
function assertOpen(part: XmlElement): void {
  if ([...elementsOf(part)].some(({ name }) => name.startsWith('Encrypted'))) throw new AnswerRefused('encrypted');
  if (hasWeakSignature(part)) throw new AnswerRefused('weak');
}

function documentOf(bytes: Buffer): XmlElement {
  try {
    return readXml(bytes, limits);
  } catch (error) {
    if (error instanceof XmlRefused) throw new AnswerRefused('malformed');
    throw error;
  }
}
