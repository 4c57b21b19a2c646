/** NUL and halves of surrogate pairs: no database accepts them as text. */
const unstorable = /[\0\p{Cs}]/u;

/** True if databases can store a text as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
