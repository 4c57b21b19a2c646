import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';

/**
 * Decodes a text: by its byte order mark, as UTF-8, or, since spreadsheets on Windows save CSV so, as Windows-1252.
 * @throws AppError INVALID for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'UTF-16' };
  try {
    return { text: checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'UTF-8' };
  } catch {
    return { text: decoded(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}

const decoded = (bytes: Uint8Array, encoding: string): string => {
  try {
    return checked(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    throw invalid(inventoryTexts.noText);
  }
};

const escapeCode = 0x1b;

/** True for a text with control characters that no text has: those of a binary file. */
function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSpace = code >= 0x09 && code <= 0x0d;
    if (code < 0x20 && !isSpace && code !== escapeCode) return true;
  }
  return false;
}

function checked(text: string): string {
  if (isBinary(text.slice(0, 100_000))) throw invalid(inventoryTexts.noText);
  return text;
}
