/** Length of an abbreviated name (UI-063). */
const abbreviationLength = 4;
/** Length at which a text is cut unless its place says otherwise (UI-064). */
const cutLength = 10;

/** The first letters of a name's words, or of its only word. */
export function abbreviated(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')];
  return letters.slice(0, abbreviationLength).join('');
}

/** A text cut at some characters, with a mark where it was longer. */
export function cutText(text: string, length = cutLength): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
