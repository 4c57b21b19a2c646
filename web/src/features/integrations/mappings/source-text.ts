/** Separates several sources whose texts together are a field. */
const separator = ' + ';

/** Returns a source as people edit it: "Date + Time" for several; empty for none. */
export const textOfSource = (source: unknown): string => (source == null ? '' : [source].flat().join(separator));

/** Reads a source as typed: a number is the number of a column; empty: the field is not read. */
export function sourceOf(text: string): string | number | Array<string | number> | null {
  const parts = text
    .split('+')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^[1-9]\d{0,3}$/.test(part) ? Number(part) : part));
  return parts.length > 1 ? parts : (parts[0] ?? null);
}
