/** Initials of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    // a whole character, which may be two units of UTF-16
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
