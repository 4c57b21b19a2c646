/** LENS-063: a keyword is its letters, with their marks, and its spaces; whatever else was typed is left out. */
export const keepLetters = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
