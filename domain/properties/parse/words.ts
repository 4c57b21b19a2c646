/** A word or a number of a text, with its place. */
export interface Word {
  /** Lower case, as it is written. */
  text: string;
  from: number;
  to: number;
}

/** Maximum words read of a text: more than any name or sentence of an alarm needs. */
const most = 400;
// letters of one case, a capital before small letters, or digits: `SupplyTemp` are two words, `AHU3` too
const word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]+|\d+/gu;

/** Returns the words of a text in their order, split at any other characters. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(word)) {
    words.push({ text: match[0].toLowerCase(), from: match.index, to: match.index + match[0].length });
    if (words.length === most) break;
  }
  return words;
}
