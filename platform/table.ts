/** Rows with their keys listed once: half the bytes of objects, and faster to read and write. */
export interface Table {
  keys: string[];
  rows: unknown[][];
  /** Values that are the same in every row, by key: no row contains them. */
  same?: Record<string, unknown>;
  /** Keys that are null in every row, as earlier releases wrote them instead of `same`. */
  nulls?: string[];
}

/** A column of a table, with what reads its cell of a row. */
export interface TableColumn<Row> {
  key: string;
  read(row: Row): unknown;
}

const path = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;
const readers = new Map<string, (row: never) => unknown>();

/**
 * Compiles what reads a member of a row. A loop that reads forty members of each row by name has one place in code for
 * all of them, which V8 cannot optimize: ten times as slow. Names come from declarations in code, never from input.
 * @param member a name, or several with dots between.
 * @throws TypeError for what is neither.
 */
export function memberReader<Row>(member: string): TableColumn<Row>['read'] {
  let reader = readers.get(member);
  if (!reader) {
    if (!path.test(member)) throw new TypeError(`${member} is no name of a member`);
    reader = new Function('row', `return row.${member};`) as (row: never) => unknown;
    readers.set(member, reader);
  }
  return reader as TableColumn<Row>['read'];
}

/** Returns columns that are members of a row, by their names. */
export const columnsNamed = <Row extends object>(names: ReadonlyArray<keyof Row & string>): Array<TableColumn<Row>> =>
  names.map((key) => ({ key, read: memberReader(key) }));

/** Converts rows to a table of those columns. */
export function tableOf<Row>(rows: readonly Row[], columns: ReadonlyArray<TableColumn<Row>>): Table {
  const [first] = rows;
  // of a single row only what it lacks
  const isShared = (value: unknown): boolean => value === null || (typeof value !== 'object' && rows.length > 1);
  const own: Array<TableColumn<Row>> = [];
  const same: Record<string, unknown> = {};
  for (const column of columns) {
    const { key, read } = column;
    const value = first === undefined ? null : read(first);
    if (isShared(value) && rows.every((row) => read(row) === value)) same[key] = value;
    else own.push(column);
  }
  const cellsOf = (row: Row): unknown[] => {
    const cells = new Array(own.length);
    for (let at = 0; at < own.length; at += 1) cells[at] = (own[at] as TableColumn<Row>).read(row);
    return cells;
  };
  return { keys: own.map(({ key }) => key), rows: rows.map(cellsOf), same };
}

/** Returns the cells of one key, null for rows without it; none if the table is missing. */
export function columnOf(table: Table | undefined, key: string): unknown[] {
  const at = table?.keys.indexOf(key) ?? -1;
  return table?.rows.map((row) => (at < 0 ? (table.same?.[key] ?? null) : row[at])) ?? [];
}

type RowMaker = (cells: readonly unknown[], same: Readonly<Record<string, unknown>>) => object;
/** Makers by the names of their cells and shared values; they vary with what the rows of a table have in common. */
const makers = new Map<string, RowMaker>();
const makersMost = 1_000;
/** Rows from which on it pays to compile what makes them. */
const worthCompiling = 16;
const memberName = /^[A-Za-z_]\w*$/;

/**
 * Compiles what makes a row, as a literal would; members are in one order, so that rows have one shape whatever they
 * have in common. Null where a name is no identifier: tables come from outside.
 */
function compileMaker(keys: readonly string[], shared: readonly string[]): RowMaker | null {
  const cells = new Map([
    ...shared.map((key): [string, string] => [key, `same.${key}`]),
    ...keys.map((key, at): [string, string] => [key, `cells[${at}]`]),
  ]);
  if (![...cells.keys()].every((key) => memberName.test(key))) return null;
  const members = [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `${key}: ${value}`);
  return new Function('cells', 'same', `return { ${members.join(', ')} };`) as RowMaker;
}

function makerOf({ keys, rows }: Table, shared: readonly string[]): RowMaker | null {
  const signature = JSON.stringify([keys, shared]);
  const known = makers.get(signature);
  if (known || rows.length < worthCompiling) return known ?? null;
  const maker = compileMaker(keys, shared);
  if (makers.size >= makersMost) makers.clear();
  if (maker) makers.set(signature, maker);
  return maker;
}

/**
 * Returns the rows of a table; none if it is missing.
 * @throws TypeError for a column that would set the prototype of rows.
 */
export function rowsOf<Row>(table: Table | undefined): Row[] {
  if (!table) return [];
  const { keys, rows, nulls = [] } = table;
  const same = { ...table.same, ...Object.fromEntries(nulls.map((key) => [key, null])) };
  const shared = Object.keys(same);
  if (keys.includes('__proto__') || shared.includes('__proto__')) throw new TypeError('a column is called __proto__');
  const make = makerOf(table, shared);
  if (make) return rows.map((cells) => make(cells, same) as Row);
  // a copy of one object has its shape, which makes rows several times as fast to read
  const blank: Record<string, unknown> = { ...same };
  for (const key of keys) blank[key] = null;
  return rows.map((row) => {
    const object = { ...blank };
    for (let index = 0; index < keys.length; index += 1) object[keys[index] as string] = row[index];
    return object as Row;
  });
}
