import type { BulkColumn } from './bulk-rows.ts';
import { utcText } from './instant.ts';

/**
 * A field of a record that is a column of a table, declared once: records, rows, statements and lists follow from it.
 * `Value` is what the record holds; of a time, milliseconds since the epoch.
 */
export interface TableField<Value = unknown> {
  column: string;
  type: BulkColumn<never>['type'] | 'text[]';
  isNullable: boolean;
  /** Carries the type alone. */
  readonly holds?: Value;
}
export type TableFields = Readonly<Record<string, TableField>>;
/** The record that fields make. */
export type RecordOf<Fields extends TableFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends TableField<infer Value> ? Value : never;
};

interface Declared<Value> extends TableField<Value> {
  /** Rows may lack a value. */
  orNull(): Declared<Value | null>;
  /** Some values of the type alone. */
  as<Narrow extends Value>(): Declared<Narrow>;
}
const declared = <Value>(column: string, type: TableField['type'], isNullable = false): Declared<Value> => ({
  column,
  type,
  isNullable,
  orNull: () => declared(column, type, true),
  as: () => declared(column, type, isNullable),
});

/** Declares a field by the type of its column. */
export const field = {
  int: (column: string) => declared<number>(column, 'int'),
  smallint: (column: string) => declared<number>(column, 'smallint'),
  bigint: (column: string) => declared<number>(column, 'bigint'),
  boolean: (column: string) => declared<boolean>(column, 'boolean'),
  uuid: (column: string) => declared<string>(column, 'uuid'),
  text: (column: string) => declared<string>(column, 'text'),
  time: (column: string) => declared<number>(column, 'timestamptz'),
  json: (column: string) => declared<unknown>(column, 'jsonb'),
  texts: (column: string) => declared<string[]>(column, 'text[]'),
};

/** The columns of fields, of the table that a query calls `alias`. */
export const selectOf = (fields: TableFields, alias: string): string =>
  Object.values(fields)
    .map(({ column }) => `${alias}.${column}`)
    .join(', ');

/** The same, each under the name of its field. */
export const selectAs = (fields: TableFields, alias: string): string =>
  Object.entries(fields)
    .map(([name, { column }]) => `${alias}.${column} as "${name}"`)
    .join(', ');

/**
 * The fields as columns of a bulk statement over records.
 * @throws TypeError for a list of texts, which no bulk statement takes.
 */
export const bulkColumnsOf = <Fields extends TableFields>(fields: Fields): Array<BulkColumn<RecordOf<Fields>>> =>
  Object.entries(fields).map(([name, { column, type }]) => {
    if (type === 'text[]') throw new TypeError(`${column} is a list`);
    return { column, type, value: (record) => written(type, record[name]) };
  });

function written(type: TableField['type'], value: unknown): unknown {
  if (value === null) return null;
  if (type === 'timestamptz') return `${utcText(value as number)}+00`;
  return type === 'jsonb' ? JSON.stringify(value) : value;
}

/** Members of a record by name, each a JavaScript expression. */
export type Members = Readonly<Record<string, string>>;

/** Reads fields from the row that is called `source`. */
export const readFrom = (source: string, fields: TableFields): Members =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column, type, isNullable }]) => {
      const cell = `${source}.${column}`;
      if (type !== 'timestamptz') return [name, cell];
      return [name, isNullable ? `${cell} === null ? null : ${cell}.getTime()` : `${cell}.getTime()`];
    }),
  );

/** Copies members of the object that is called `source`. */
export const copyFrom = (source: string, names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, `${source}.${name}`]));

const identifier = /^[A-Za-z_]\w*$/;

/**
 * Compiles a function that makes a record member by member, as a literal would. A loop over forty names makes what V8
 * keeps as a hash table: over ten times as slow to make, and slow to read for as long as it lives. Names and
 * expressions come from declarations in code, never from input.
 * @param sources what the expressions call the function's arguments.
 * @param onDemand members that are taken each time they are read.
 * @throws TypeError for a name that is no identifier.
 */
export function compileRecord<Maker extends (...given: never[]) => object>(
  sources: readonly string[],
  members: Members,
  onDemand: Members = {},
): Maker {
  const wrong = [...sources, ...Object.keys(members), ...Object.keys(onDemand)].find((name) => !identifier.test(name));
  if (wrong !== undefined) throw new TypeError(`${wrong} is no name of a member`);
  const lines = [
    ...Object.entries(members).map(([name, taken]) => `${name}: ${taken}`),
    ...Object.entries(onDemand).map(([name, taken]) => `get ${name}() { return ${taken}; }`),
  ];
  return new Function(...sources, `return { ${lines.join(',\n')} };`) as Maker;
}
