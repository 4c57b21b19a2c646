import { createHash } from 'node:crypto';
import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { detectFormat, splitItems } from '../../domain/integrations/split-items.ts';

/** A text as a payload. */
export const textPayload = (text: string): string => JSON.stringify(text);

/**
 * The payloads of a JSON document: the items of an array, the lines of NDJSON, or one object, each exactly as it stands
 * there. A document that cannot be split is one text: it is rejected where a person sees it, with the reason.
 */
export function jsonPayloads(bytes: Buffer): string[] {
  if (bytes.every((byte) => byte <= 0x20)) return [];
  const split = splitItems(bytes, detectFormat(undefined, bytes), { max: Number.POSITIVE_INFINITY });
  if ('unreadable' in split) return [textPayload(bytes.toString())];
  return split.items.map(({ text, malformed }) => (malformed ? textPayload(text) : text));
}

/** True for files whose payloads are known only once all of the file is. */
export const isReadWhole = (format: SourceOf<'FOLDER'>['format']): boolean => format === 'JSON' || format === 'TEXT';

/** The payloads of a file that is read at once. */
export const wholePayloads = (format: SourceOf<'FOLDER'>['format'], bytes: Buffer): string[] =>
  format === 'JSON' ? jsonPayloads(bytes) : bytes.length === 0 ? [] : [textPayload(bytes.toString())];

/** Known again after a restart. */
export const fingerprint = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
