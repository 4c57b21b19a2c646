/** Decodes each byte to the character of its number, so that nothing is lost before the charset is known. */
export const bytewise = 'binary';

const guessed = ['', 'ascii', 'us-ascii', 'utf8', 'utf-8'];
const windows = new TextDecoder('windows-1252');

/**
 * True if the declared charset is not reliable: controllers send the degree sign of Latin-1 and declare none, or UTF-8.
 */
export const isGuessed = (charset: string | false | undefined): boolean =>
  guessed.includes((charset || '').toLowerCase());

/** Decodes bytewise text again: as UTF-8 if it is valid, though its end may be missing, else as Windows-1252. */
export function guessCharset(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return windows.decode(bytes);
  }
}
