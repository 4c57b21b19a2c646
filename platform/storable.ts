/** NUL and halves of surrogate pairs: no database takes them as text. */
const unstorable = /[\0\p{Cs}]/u;

/** Whether databases can keep a text as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
