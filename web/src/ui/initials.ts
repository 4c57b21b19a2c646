/** The first character as people see it: an emoji is one. */
const firstOf = (word: string): string =>
  new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Initials of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => firstOf(word).toUpperCase())
    .join('');
