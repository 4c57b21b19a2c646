import { type Word, wordsOf } from './words.ts';

/** A word of a vocabulary that a text holds. */
export interface Phrase {
  value: string;
  /** Number of words of the text that name it. */
  length: number;
  from: number;
  to: number;
}

interface Entry {
  value: string;
  words: string[];
}

/**
 * Finds the phrases of a vocabulary, by whole words; of overlapping phrases the longest wins.
 * @param vocabulary phrases by the value that they mean.
 */
export function phraseFinder(
  vocabulary: Readonly<Record<string, readonly string[]>>,
): (words: readonly Word[]) => Phrase[] {
  const byFirst = new Map<string, Entry[]>();
  for (const [value, phrases] of Object.entries(vocabulary))
    for (const phrase of phrases) {
      const words = wordsOf(phrase).map(({ text }) => text);
      const first = words[0] as string;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { value, words }]);
    }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return (words) => {
    const found: Phrase[] = [];
    for (let at = 0; at < words.length; ) {
      const entry = byFirst
        .get((words[at] as Word).text)
        ?.find((one) => one.words.every((word, index) => words[at + index]?.text === word));
      if (!entry) {
        at += 1;
        continue;
      }
      const { length } = entry.words;
      found.push({
        value: entry.value,
        length,
        from: (words[at] as Word).from,
        to: (words[at + length - 1] as Word).to,
      });
      at += length;
    }
    return found;
  };
}
