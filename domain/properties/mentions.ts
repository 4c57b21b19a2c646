import { type AlarmTextsRead, type PropertyText, propertyTexts } from '../alarms/model/property.ts';
import { wordsOf } from './parse/words.ts';

/** Most letters of a text that names are looked for in. */
const textMax = 2_000;

/** A run of words in a text, as it is written and as it is matched. */
export interface Run {
  text: string;
  key: string;
}

/** Lists the runs of at most `most` words of a text. */
export function runsOf(text: string, most: number): Run[] {
  const words = wordsOf(text.slice(0, textMax));
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let key = '';
    for (let end = at; end < Math.min(words.length, at + most); end += 1) {
      key += words[end]?.text;
      runs.push({ key, text: text.slice(words[at]?.from, words[end]?.to) });
    }
  }
  return runs;
}

/** Most words that a name is made of. */
const mostWords = 8;

/** Finds where an alarm's texts mention a name, as whole words; null: nowhere. */
export function mentionOf(texts: AlarmTextsRead, key: string): { text: string; field: PropertyText } | null {
  for (const field of propertyTexts) {
    const run = runsOf(texts[field] ?? '', mostWords).find((one) => one.key === key);
    if (run) return { text: run.text, field };
  }
  return null;
}
