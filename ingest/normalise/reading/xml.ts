import { payloadTexts } from '../../../texts/server/payloads.ts';
import { Unreadable } from './payload.ts';

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
}

const depthMax = 100;
const name = '[A-Za-z_][\\w:.-]*';
const opening = new RegExp(`<(/?)(${name})`, 'y');
const attributePattern = new RegExp(`\\s+(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const closing = /\s*(\/?)>/y;
/** Ignored sections, by how they begin and end. */
const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;

/**
 * Parses the elements and attributes of an XML document; its text is left out. Our own, because servers list alarms by
 * the hundred and this takes a tenth of the time of a general parser. A document that is incomplete, nests deeper than
 * a hundred levels or declares a document type (and so entities) is `Unreadable`.
 */
export function parseXml(text: string): XmlElement {
  const roots: XmlElement[] = [];
  const open: XmlElement[] = [];
  let at = text.indexOf('<');
  while (at >= 0) {
    const behind = skip(text, at);
    if (behind !== null) {
      at = text.indexOf('<', behind);
      continue;
    }
    const start = exec(opening, text, at);
    if (!start) throw torn(text, at);
    at = opening.lastIndex;
    const attributes = new Map<string, string>();
    if (start[1] === '') at = readAttributes(text, at, attributes);
    const end = exec(closing, text, at);
    if (!end) throw torn(text, at);
    if (start[1] === '/') {
      if (end[1] !== '' || open.pop()?.name !== start[2]) throw torn(text, at);
    } else {
      const element: XmlElement = { name: start[2] ?? '', attributes, children: [] };
      (open.at(-1)?.children ?? roots).push(element);
      if (end[1] === '') open.push(element);
      if (open.length > depthMax) throw new Unreadable(payloadTexts.deepXml(depthMax));
    }
    at = text.indexOf('<', closing.lastIndex);
  }
  const [root] = roots;
  if (open.length > 0 || root === undefined || roots.length > 1) throw torn(text, text.length);
  return root;
}

export function attribute(element: XmlElement, of: string): string {
  return element.attributes.get(of)?.trim() ?? '';
}

/** Returns the index after a comment, instruction or CDATA at `at`; null if there is none. */
function skip(text: string, at: number): number | null {
  for (const [begin, end] of skipped) {
    if (!text.startsWith(begin, at)) continue;
    const found = text.indexOf(end, at + begin.length);
    if (found < 0) throw torn(text, at);
    return found + end.length;
  }
  if (text.startsWith('<!', at)) throw new Unreadable(payloadTexts.documentType);
  return null;
}

/** @returns where they end. */
function readAttributes(text: string, from: number, into: Map<string, string>): number {
  let at = from;
  for (let found = exec(attributePattern, text, at); found; found = exec(attributePattern, text, at)) {
    into.set(found[1] ?? '', decoded(found[2] ?? found[3] ?? ''));
    at = attributePattern.lastIndex;
  }
  return at;
}

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (as, decimal, hex, named) => {
    if (named !== undefined) return entities[named.toLowerCase()] ?? as;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : as;
  });
}

function torn(text: string, at: number): Unreadable {
  return new Unreadable(payloadTexts.badXml(text.slice(0, at).split('\n').length));
}
