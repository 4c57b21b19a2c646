/** Rows with their keys listed once: half the bytes of objects, and faster to read and write. */
export interface Table {
  keys: string[];
  rows: unknown[][];
  /** Keys that are null in every row: no row contains them. */
  nulls: string[];
}

/** Converts rows to a table with those keys; `cell` returns a row's value for one. */
export function tableOf<Row, Key extends string>(
  rows: readonly Row[],
  from: readonly Key[],
  cell: (row: Row, key: Key) => unknown,
): Table {
  const keys = from.filter((key) => rows.some((row) => cell(row, key) !== null));
  return {
    keys,
    rows: rows.map((row) => keys.map((key) => cell(row, key))),
    nulls: from.filter((key) => !keys.includes(key)),
  };
}

/** Returns the rows of a table; none if it is missing. */
export function rowsOf<Row>(table: Table | undefined): Row[] {
  if (!table) return [];
  const { keys, rows, nulls } = table;
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (let index = 0; index < keys.length; index += 1) object[keys[index] as string] = row[index];
    for (const key of nulls) object[key] = null;
    return object as Row;
  });
}
