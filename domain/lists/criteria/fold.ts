// no database stores these as text
const unstorable = /[\0\p{Cs}]/gu;
const marks = /[\p{Mn}\p{Me}]/gu;
const isPlain = /^[\t\n\r -~]*$/;
const betweenFields = '\n';

/**
 * Folds text for searching: one width and composition (NFKC), lower case, no diacritics, white space collapsed. Folding
 * twice is folding once. Stored text is folded with it, so that no engine folds on its own (ARCH.6).
 */
export function foldText(text: string): string {
  // what most texts are: nothing to compose, one round
  if (isPlain.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  let folded = foldOnce(text);
  // composing again may make a letter that folds further; this ends after a round or two
  for (let again = foldOnce(folded); again !== folded; again = foldOnce(folded)) folded = again;
  return folded;
}

function foldOnce(text: string): string {
  return text
    .replace(unstorable, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Text by which an alarm is found: its number with its letter, name, text and source point, folded, a line each. Texts
 * that the name already contains are left out: they would find nothing more.
 */
export function searchTextOf(alarm: {
  id: number;
  contextualName: string;
  text: string;
  point: string | null;
}): string {
  const name = foldText(alarm.contextualName);
  const more = [foldText(alarm.text), foldText(alarm.point ?? '')].filter((text) => !name.includes(text));
  return [`a${alarm.id}`, ...(name ? [name] : []), ...more].join(betweenFields);
}
