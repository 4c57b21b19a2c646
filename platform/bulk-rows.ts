import { pgArray } from './pg-array.ts';

/** A column of rows that one bulk statement receives, as one array per column. */
export interface BulkColumn<Row> {
  column: string;
  type: 'int' | 'bigint' | 'smallint' | 'boolean' | 'uuid' | 'text' | 'timestamptz' | 'jsonb';
  value(row: Row): unknown;
  /** SQL that converts the transferred value, given a reference to it. */
  from?(given: string): string;
  /** JSON in a text column, never null: it is sent as lines, because in an array every quote of it would be escaped. */
  isJsonText?: true;
}

/** Returns the columns' names, as a statement lists them. */
export const columnList = (columns: ReadonlyArray<{ column: string }>): string =>
  columns.map(({ column }) => column).join(', ');

/** Returns SQL that yields the rows as `n`, with one binding per column. */
export const unnestOf = <Row>(columns: ReadonlyArray<BulkColumn<Row>>): string =>
  `unnest(${columns.map(({ type, isJsonText }) => (isJsonText ? `string_to_array(?, E'\\n')` : `?::${type}[]`)).join(', ')})
     as n (${columnList(columns)})`;

/** Returns the bindings of `unnestOf`. */
export const bindingsOf = <Row>(columns: ReadonlyArray<BulkColumn<Row>>, rows: readonly Row[]): string[] =>
  columns.map(({ type, value, isJsonText }) =>
    isJsonText ? rows.map(value).join('\n') : pgArray(type, rows.map(value)),
  );

type Made = Pick<BulkColumn<never>, 'column' | 'from'>;
const made = ({ column, from }: Made): string => (from ? from(`n.${column}`) : `n.${column}`);

/** Returns the columns' converted values, in their order, to be selected from `n`. */
export const valuesOf = (columns: readonly Made[]): string => columns.map(made).join(', ');

/** Returns assignments that set columns to those of `n`. */
export const setTo = (columns: readonly Made[]): string =>
  columns.map((one) => `${one.column} = ${made(one)}`).join(', ');
