import type { ParsedCriterion } from './criteria.ts';
import { containsPattern } from './fields.ts';

/** A condition over `alarm_state s` and, where `needsText`, `alarms a`; values only ever as bindings. */
export interface Condition {
  sql: string;
  bindings: unknown[];
  /** Whether it looks at columns of `alarms a`. */
  needsText: boolean;
}

/**
 * The criteria as Postgres SQL, the same on every row as `toPredicate`.
 * @param search a folded term, or ''.
 */
export function compileCriteria(criteria: readonly ParsedCriterion[], search = ''): Condition {
  const parts = criteria.map(compile);
  if (search) parts.push({ sql: 'a.search_text like ?', bindings: [containsPattern(search)], needsText: true });
  return {
    sql: parts.map((part) => part.sql).join(' and ') || 'true',
    bindings: parts.flatMap((part) => part.bindings),
    needsText: parts.some((part) => part.needsText),
  };
}

function compile({ field, isExclusion, values, hasBlanks }: ParsedCriterion): Condition {
  if (field.kind === 'match') {
    const matches = values.map((value) => field.sql(String(value)));
    const any = matches.length > 0 ? matches.map((match) => match.sql).join(' or ') : 'false';
    return {
      sql: isExclusion ? `not (${any})` : `(${any})`,
      bindings: matches.flatMap((match) => match.bindings),
      needsText: any.includes('a.'),
    };
  }
  const { column, type, isNullable } = field;
  const listed = list(column, type, values);
  let sql = isExclusion ? `not (${listed.sql})` : listed.sql;
  if (isNullable) {
    if (isExclusion) sql = hasBlanks ? `(${column} is not null and ${sql})` : `(${column} is null or ${sql})`;
    else if (hasBlanks) sql = `(${column} is null or ${sql})`;
    // never null, so that a row is judged either way
    else sql = `(${column} is not null and ${sql})`;
  }
  return { sql, bindings: listed.bindings, needsText: column.startsWith('a.') };
}

/** One value or a flag is written so that Postgres sees that an index serves it, its order included. */
function list(column: string, type: string, values: ParsedCriterion['values']): { sql: string; bindings: unknown[] } {
  const distinct = [...new Set(values)];
  if (type === 'boolean' && distinct.length > 0) {
    if (distinct.length === 2) return { sql: 'true', bindings: [] };
    return { sql: distinct[0] ? column : `(not ${column})`, bindings: [] };
  }
  if (distinct.length === 1) return { sql: `${column} = ?::${type}`, bindings: distinct };
  return { sql: `${column} = any(?::${type}[])`, bindings: [distinct] };
}
