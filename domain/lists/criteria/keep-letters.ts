/** LENS-063: keeps only letters, with their marks, and spaces of a keyword. */
export const keepLetters = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
