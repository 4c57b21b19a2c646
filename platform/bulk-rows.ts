import { pgArray } from './pg-array.ts';

/** A column of rows that one bulk statement receives, as one array per column. */
export interface BulkColumn<Row> {
  column: string;
  /** Type of Postgres; `json` is JSON in a column of text. */
  type: 'int' | 'bigint' | 'smallint' | 'boolean' | 'uuid' | 'text' | 'timestamptz' | 'jsonb' | 'json';
  /** Null, or what Postgres reads as that type: of JSON one line. */
  value(row: Row): unknown;
  /** SQL that converts the transferred value, given a reference to it. */
  from?(given: string): string;
}

/** Returns the columns' names, as a statement lists them. */
export const columnList = (columns: ReadonlyArray<{ column: string }>): string =>
  columns.map(({ column }) => column).join(', ');

/** JSON is sent as lines, empty ones for null: in an array every quote of it would be escaped. */
const isLines = (type: BulkColumn<never>['type']): boolean => type === 'jsonb' || type === 'json';
const arrayOf = (type: BulkColumn<never>['type']): string => {
  if (!isLines(type)) return `?::${type}[]`;
  const texts = `string_to_array(?, E'\\n', '')`;
  return type === 'json' ? texts : `${texts}::jsonb[]`;
};

/** Returns SQL that yields the rows as `n`, with one binding per column. */
export const unnestOf = <Row>(columns: ReadonlyArray<BulkColumn<Row>>): string =>
  `unnest(${columns.map(({ type }) => arrayOf(type)).join(', ')}) as n (${columnList(columns)})`;

/** Returns the bindings of `unnestOf`. */
export const bindingsOf = <Row>(columns: ReadonlyArray<BulkColumn<Row>>, rows: readonly Row[]): string[] =>
  columns.map(({ type, value }) => (isLines(type) ? rows.map(value).join('\n') : pgArray(type, rows.map(value))));

type Made = Pick<BulkColumn<never>, 'column' | 'from'>;
const made = ({ column, from }: Made): string => (from ? from(`n.${column}`) : `n.${column}`);

/** Returns the columns' converted values, in their order, to be selected from `n`. */
export const valuesOf = (columns: readonly Made[]): string => columns.map(made).join(', ');

/** Returns assignments that set columns to those of `n`. */
export const setTo = (columns: readonly Made[]): string =>
  columns.map((one) => `${one.column} = ${made(one)}`).join(', ');
