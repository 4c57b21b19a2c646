/** A value in a file; a `Date` is written in the time zone of the export, null as an empty cell. */
export type Cell = string | number | boolean | Date | null;

/** First characters of what a spreadsheet would take for a formula (ANA.8), wide forms included. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Returns a text that no spreadsheet takes for a formula. */
export const safeText = (text: string): string => (formula.test(text) ? `'${text}` : text);
