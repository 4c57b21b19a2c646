import type { BulkColumn } from './bulk-rows.ts';
import { utcText } from './instant.ts';

/**
 * A field of a record that is a column of a table, declared once: records, rows, statements and lists are derived from
 * it. `Value` is the record's type; for a time, milliseconds since the epoch.
 */
export interface TableField<Value = unknown> {
  column: string;
  type: BulkColumn<never>['type'] | 'text[]';
  isNullable: boolean;
  /** Carries the type only. */
  readonly holds?: Value;
}
export type TableFields = Readonly<Record<string, TableField>>;
/** Record that fields define. */
export type RecordOf<Fields extends TableFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends TableField<infer Value> ? Value : never;
};

interface Declared<Value> extends TableField<Value> {
  /** Allows null in rows. */
  orNull(): Declared<Value | null>;
  /** Restricts the type to some of its values. */
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

/** Returns some of the fields. */
export const someOf = <Fields extends TableFields, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as unknown as Pick<Fields, Name>;

/** Returns the columns of fields, of the table with the given `alias`. */
export const selectOf = (fields: TableFields, alias: string): string =>
  Object.values(fields)
    .map(({ column }) => `${alias}.${column}`)
    .join(', ');

/** Like `selectOf`, each under the name of its field. */
export const selectAs = (fields: TableFields, alias: string): string =>
  Object.entries(fields)
    .map(([name, { column }]) => `${alias}.${column} as "${name}"`)
    .join(', ');

/**
 * Returns the fields as columns of a bulk statement over records.
 * @throws TypeError for a list of texts, which no bulk statement accepts.
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

/** Reads fields from the row named `source`. */
export const readFrom = (source: string, fields: TableFields): Members =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column, type, isNullable }]) => {
      const cell = `${source}.${column}`;
      if (type !== 'timestamptz') return [name, cell];
      return [name, isNullable ? `${cell} === null ? null : ${cell}.getTime()` : `${cell}.getTime()`];
    }),
  );

/** Copies members of the object named `source`. */
export const copyFrom = (source: string, names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, `${source}.${name}`]));

const identifier = /^[A-Za-z_]\w*$/;

/**
 * Compiles a function that makes a record member by member, as a literal would. A loop over forty names makes an object
 * that V8 keeps as a hash table: over ten times as slow to make, and always slow to read. Names and expressions come
 * from declarations in code, never from input.
 * @param sources names of the function's arguments in the expressions.
 * @param onDemand members that are computed at each read.
 * @throws TypeError for a name that is not an identifier.
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
