import { elementsOf, readXml, type XmlElement, XmlRefused } from '../../../platform/read-xml.ts';
import type { SsoRefusal } from '../../../texts/sso.ts';
import { ssoAnswerMaxElements, ssoAnswerMaxKb } from '../../constants.ts';
import { hasWeakSignature } from './signature-algorithms.ts';

/** An answer that is not accepted, with the reason. */
export class AnswerRefused extends Error {
  readonly refusal: SsoRefusal;

  constructor(refusal: SsoRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Facts of an answer that is not verified yet. */
export interface UnverifiedAnswer {
  /** True if the answer as a whole is signed. */
  isWholeSigned: boolean;
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
  const root = documentOf(samlResponse);
  if (root.name !== 'Response') throw new AnswerRefused('malformed');
  const elements = [...elementsOf(root)];
  if (elements.some(({ name }) => name.startsWith('Encrypted'))) throw new AnswerRefused('encrypted');
  if (hasWeakSignature(root)) throw new AnswerRefused('weak');
  const status = root.children.find(({ name }) => name === 'Status');
  if (status?.children[0]?.attributes.get('Value') !== success) throw new AnswerRefused('provider');
  const confirmation = elements.find(({ name }) => name === 'SubjectConfirmationData');
  return {
    isWholeSigned: root.children.some(({ name }) => name === 'Signature'),
    inResponseTo: confirmation?.attributes.get('InResponseTo') ?? null,
  };
}

function documentOf(samlResponse: string): XmlElement {
  try {
    return readXml(Buffer.from(samlResponse, 'base64'), limits);
  } catch (error) {
    if (error instanceof XmlRefused) throw new AnswerRefused('malformed');
    throw error;
  }
}
