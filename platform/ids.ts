import { createHash, hash } from 'node:crypto';

/**
 * A deterministic UUID (version 8) from the SHA-256 of its parts. Parts are length-prefixed, so ('ab', 'c') and ('a',
 * 'bc') differ; a number equals its decimal text, so an id read from a database as text hashes the same.
 */
export function uuidOf(...parts: (string | number)[]): string {
  return asUuid(hash('sha256', prefixed(parts), 'hex'));
}

/** Like `uuidOf`, with bytes as the last part: for bodies that are not decoded. */
export function uuidOfBytes(bytes: Uint8Array, ...parts: (string | number)[]): string {
  return asUuid(
    createHash('sha256')
      .update(`${prefixed(parts)}${bytes.byteLength}:`)
      .update(bytes)
      .digest('hex'),
  );
}

function prefixed(parts: readonly (string | number)[]): string {
  let text = '';
  for (const part of parts) {
    const value = String(part);
    text += `${value.length}:${value}`;
  }
  return text;
}

const variantDigits = '89ab';

function asUuid(hex: string): string {
  const variant = variantDigits[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
