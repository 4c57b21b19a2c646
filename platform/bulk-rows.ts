import { pgArray } from './pg-array.ts';

/** A column of rows that one bulk statement takes, an array a column. */
export interface BulkColumn<Row> {
  column: string;
  type: 'int' | 'bigint' | 'smallint' | 'boolean' | 'uuid' | 'text' | 'timestamptz' | 'jsonb';
  value(row: Row): unknown;
  /** JSON in a text column, never null: it travels as lines, because in an array every quote of it would be escaped. */
  isJsonText?: true;
}

/** The columns' names, as a statement lists them. */
export const columnList = (columns: ReadonlyArray<{ column: string }>): string =>
  columns.map(({ column }) => column).join(', ');

/** The rows as `n`, to be read from: SQL with one binding a column. */
export const unnestOf = <Row>(columns: ReadonlyArray<BulkColumn<Row>>): string =>
  `unnest(${columns.map(({ type, isJsonText }) => (isJsonText ? `string_to_array(?, E'\\n')` : `?::${type}[]`)).join(', ')})
     as n (${columnList(columns)})`;

/** What `unnestOf` binds. */
export const bindingsOf = <Row>(columns: ReadonlyArray<BulkColumn<Row>>, rows: readonly Row[]): string[] =>
  columns.map(({ type, value, isJsonText }) =>
    isJsonText ? rows.map(value).join('\n') : pgArray(type, rows.map(value)),
  );

/** Sets columns to those of `n`. */
export const setTo = (columns: ReadonlyArray<{ column: string }>): string =>
  columns.map(({ column }) => `${column} = n.${column}`).join(', ');
