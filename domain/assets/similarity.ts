import { distance } from 'fastest-levenshtein';

/**
 * Key by which names are matched: letters and digits alone, lower case (AST.6: regardless of case, space and
 * punctuation).
 */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Similarity of two keys, 0 to 1: one less the share of letters that have to change (Levenshtein). */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - distance(a, b) / longest;
}
