import { SaxesParser } from 'saxes';

/** An element of a document that others have written. Names are local ones; `namespace` tells apart what they are of. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Characters directly within it, trimmed. */
  text: string;
}

/** Limits of a document: metadata and assertions are trees of a few hundred elements. */
const limits = { depth: 40, attributes: 40 };

/** A document that is not read, with the reason. */
export class XmlRefused extends Error {
  readonly reason: 'not-xml' | 'doctype' | 'comment' | 'too-large';

  constructor(reason: XmlRefused['reason']) {
    super(`XML refused: ${reason}`);
    this.reason = reason;
  }
}

interface ReadOptions {
  /** Maximum length in bytes. */
  maxBytes: number;
  /** Maximum number of elements; 5,000 unless given. */
  maxElements?: number;
  /** True if comments and processing instructions are refused: readers disagree on the text around them. */
  isStrict?: boolean;
}

/**
 * Reads a small document. Document types are refused before anything within them is looked at, so that no entity is
 * ever declared, fetched or expanded; what is large or deep is refused as well.
 * @throws XmlRefused for anything else than well-formed UTF-8 without a document type, within the limits.
 */
export function readXml(
  bytes: Uint8Array,
  { maxBytes, maxElements = 5_000, isStrict = false }: ReadOptions,
): XmlElement {
  if (bytes.length > maxBytes) throw new XmlRefused('too-large');
  const text = decoded(bytes);
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const refuse = (reason: XmlRefused['reason']) => (): never => {
    throw new XmlRefused(reason);
  };
  parser.on('doctype', refuse('doctype'));
  parser.on('error', refuse('not-xml'));
  if (isStrict) {
    parser.on('comment', refuse('comment'));
    parser.on('cdata', refuse('comment'));
    parser.on('processinginstruction', refuse('comment'));
  }
  parser.on('opentag', ({ local, uri, attributes }) => {
    const own = Object.values(attributes);
    count += 1;
    if (count > maxElements || open.length >= limits.depth || own.length > limits.attributes)
      throw new XmlRefused('too-large');
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: new Map(own.map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const add = (more: string): void => {
    const within = open.at(-1);
    if (within) within.text += more;
  };
  parser.on('text', add);
  if (!isStrict) parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) closed.text = closed.text.trim();
  });
  parser.write(text).close();
  if (!root) throw new XmlRefused('not-xml');
  return root;
}

/** Only UTF-8 is read: in other encodings a check of the text could miss what a parser finds. */
function decoded(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefused('not-xml');
  }
  // before the parser, which reads a document type to its end before it reports it
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new XmlRefused('doctype');
  return text;
}

/** Returns an element and all that are within it, in their order. */
export function* elementsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}

/** Returns the children of one name, of any namespace. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
