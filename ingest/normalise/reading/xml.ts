import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Unreadable } from './payload.ts';

/** An element: its attributes as texts, its children by name as lists. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement[] | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  // numbered entities, &#176;, are among those of HTML here
  htmlEntities: true,
});

/** Parses an XML document. One that is torn, nests deeper than 100, or brings its own entities is `Unreadable`. */
export function parseXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('the XML declares a document type: alarms need none');
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Unreadable(`the text is not XML: ${valid.err.msg} (line ${valid.err.line})`);
  try {
    return parser.parse(text) as XmlElement;
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 200) : '';
    throw new Unreadable(`the text is not XML: ${detail}`);
  }
}

/** Children of a name; text content is left out. */
export function children(element: XmlElement, name: string): XmlElement[] {
  const found = element[name];
  return Array.isArray(found) ? found.filter((child) => typeof child === 'object') : [];
}

export function attribute(element: XmlElement, name: string): string {
  const value = element[name];
  return typeof value === 'string' ? value.trim() : '';
}
