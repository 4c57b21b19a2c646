/** Types of Postgres whose text needs no quoting inside an array. */
const plain = new Set(['int', 'bigint', 'smallint', 'boolean', 'uuid', 'timestamptz']);

/**
 * Returns a Postgres array literal, to be bound as text and cast (`?::uuid[]`). One bulk statement has tens of
 * thousands of values, and the driver's own conversion escapes each of them, whatever its type.
 */
export function pgArray(type: string, values: readonly unknown[]): string {
  if (plain.has(type))
    return `{${values.map((value) => (value === null || value === undefined ? 'NULL' : value)).join(',')}}`;
  return `{${values.map((value) => (value === null || value === undefined ? 'NULL' : quoted(String(value)))).join(',')}}`;
}

const special = /["\\]/;
const specials = /["\\]/g;

const quoted = (text: string): string => (special.test(text) ? `"${text.replace(specials, '\\$&')}"` : `"${text}"`);
