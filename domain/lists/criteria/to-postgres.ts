import { tokenOf } from '../../alarms/model/property.ts';
import type { ColumnType, Value } from './column.ts';
import { type Comparison, columnsOf, type Expression } from './expression.ts';

/** A condition over a list's own table and those `beside` it; values only ever as bindings. */
export interface Condition {
  sql: string;
  bindings: unknown[];
  /** Aliases of the tables beside the list's own that it looks at. */
  beside: readonly string[];
  /** The part about the list's own table: every row that passes the whole passes this. */
  ofOwn: Sql;
  /** The part of that which an index serves together with the order of the list. */
  ofIndex: Sql;
}

interface Sql {
  sql: string;
  bindings: unknown[];
}

/** The expression as Postgres SQL, the same on every row as `toPredicate`. */
export function toPostgres(expression: Expression): Condition {
  const parts = expression.op === 'all' ? expression.of : [expression];
  const ofOwn = parts.filter((part) => besideOf(part).length === 0);
  return {
    ...compile(expression),
    beside: besideOf(expression),
    ofOwn: join(ofOwn, ' and ', 'true'),
    ofIndex: join(ofOwn.filter(isOrdered), ' and ', 'true'),
  };
}

const isOrdered = (part: Expression): boolean =>
  part.op === 'in' && part.values.length === 1 && part.values.every((value) => part.column.isOrdered?.(value) ?? false);

const besideOf = (expression: Expression): string[] =>
  [...new Set(columnsOf(expression).flatMap(({ beside }) => beside ?? []))].sort();

function compile(expression: Expression): Sql {
  if (expression.op === 'all') return join(expression.of, ' and ', 'true');
  if (expression.op === 'any') return join(expression.of, ' or ', 'false');
  if (expression.op === 'not') {
    const { sql, bindings } = compile(expression.of);
    return { sql: `not (${sql})`, bindings };
  }
  if (expression.op === 'some') {
    const { sql, bindings } = compile(expression.of);
    return { sql: expression.rows.exists(sql), bindings };
  }
  const { postgres: column, type, isNullable, property, isSparse } = expression.column;
  if (property) return hasAny(column, property, expression, isSparse);
  if (expression.op === 'blank') return { sql: isNullable ? `${column} is null` : 'false', bindings: [] };
  const { sql, bindings } = compare(column, type, expression);
  // never null, so that a row is judged either way
  return { sql: isNullable ? `(${column} is not null and ${sql})` : sql, bindings };
}

function join(of: readonly Expression[], word: string, none: string): Sql {
  const parts = of.map(compile);
  const sql = parts.map((part) => part.sql).join(word);
  return { sql: parts.length > 1 ? `(${sql})` : sql || none, bindings: parts.flatMap((part) => part.bindings) };
}

function compare(column: string, type: ColumnType, comparison: Exclude<Comparison, { op: 'blank' }>): Sql {
  if (comparison.op === 'contains') return { sql: `${column} like ?`, bindings: [containsPattern(comparison.text)] };
  if (comparison.op === 'in') return list(column, type, comparison.values);
  if (comparison.op === 'timeOfDay') return timeOfDay(column, comparison);
  const { min, max } = comparison;
  const bound = (sign: string): string => `${column} ${sign} ?::${castOf(type)}`;
  const parts = [...(min === null ? [] : [bound('>=')]), ...(max === null ? [] : [bound('<=')])];
  return {
    sql: parts.length > 1 ? `(${parts.join(' and ')})` : (parts[0] ?? 'true'),
    bindings: [min, max].filter((each) => each !== null).map((each) => bindingOf(type, each)),
  };
}

function timeOfDay(column: string, { during: { from, to }, timezone }: Comparison & { op: 'timeOfDay' }): Sql {
  const local = `date_trunc('minute', ${column} at time zone ?)::time`;
  const minute = (of: number): string => `${Math.floor(of / 60)}:${of % 60}`;
  return {
    sql: `(${local} >= ?::time ${from <= to ? 'and' : 'or'} ${local} <= ?::time)`,
    bindings: [timezone, minute(from), timezone, minute(to)],
  };
}

/** Compiles a comparison of a property by its tokens, which include its type if there is a value. */
function hasAny(column: string, property: string, comparison: Comparison, isSparse = false): Sql {
  if (comparison.op === 'blank') return { sql: `not (${column} @> ?::text[])`, bindings: [[property]] };
  if (comparison.op !== 'in') return { sql: 'false', bindings: [] };
  return {
    // the index's own condition, or the index would not be used
    sql: isSparse ? `(${column} <> '{}' and ${column} && ?::text[])` : `${column} && ?::text[]`,
    bindings: [comparison.values.map((value) => tokenOf(property, String(value)))],
  };
}

/** One value or a flag is written so that Postgres sees that an index serves it, its order included. */
function list(column: string, type: ColumnType, values: readonly Value[]): Sql {
  if (type === 'boolean' && values.length > 0) {
    if (values.length > 1) return { sql: 'true', bindings: [] };
    return { sql: values[0] ? column : `(not ${column})`, bindings: [] };
  }
  const bindings = values.map((value) => bindingOf(type, value));
  if (bindings.length === 1) return { sql: `${column} = ?::${castOf(type)}`, bindings };
  return { sql: `${column} = any(?::${castOf(type)}[])`, bindings: [bindings] };
}

const castOf = (type: ColumnType): string => (type === 'time' ? 'timestamptz' : type);
const bindingOf = (type: ColumnType, value: Value): Value =>
  type === 'time' ? new Date(Number(value)).toISOString() : value;

/** Returns a LIKE pattern that contains the typed text, with its wildcards escaped. */
const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
