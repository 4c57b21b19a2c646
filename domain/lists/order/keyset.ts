import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import { listTexts } from '../../../texts/server/lists.ts';

/** Milliseconds, a number, 0 and 1 of a flag, or a text; null sorts lowest. */
export type Key = number | string | null;

/** One of the keys that order a list. */
export interface SortKey<Row> {
  sql: string;
  type: 'time' | 'number' | 'flag' | 'text';
  read(row: Row): Key;
}
export type DirectedKey<Row> = SortKey<Row> & { direction: 'asc' | 'desc' };

/** The ORDER BY of a list, and the condition that a row comes after the start of the page. */
export interface Keyset {
  sql: string;
  bindings: unknown[];
  orderBy: string;
}

const casts = { time: 'timestamptz', number: 'bigint', flag: 'boolean', text: 'text' } as const;
const toSql = ({ type }: Pick<SortKey<never>, 'type'>): string => `?::${casts[type]}`;
function toBinding({ type }: Pick<SortKey<never>, 'type'>, value: Key): string | number | boolean {
  if (type === 'time') return value === null ? '-infinity' : new Date(value).toISOString();
  if (type === 'text') return value ?? '';
  return type === 'flag' ? value === 1 : (value ?? 0);
}

/**
 * Returns ORDER BY, and the condition that a row comes after `after`, in a form that an index on the keys can serve.
 * @param after keys of the row after which the page starts.
 */
export function keysetOf<Row>(keys: ReadonlyArray<DirectedKey<Row>>, after: readonly Key[] | null): Keyset {
  const orderBy = keys.map((key) => `${key.sql} ${key.direction}`).join(', ');
  if (!after) return { sql: 'true', bindings: [], orderBy };
  const values = keys.map((key, index) => toBinding(key, after[index] ?? null));
  if (keys.every((key) => key.direction === 'desc')) {
    return {
      sql: `(${keys.map((key) => key.sql).join(', ')}) < (${keys.map(toSql).join(', ')})`,
      bindings: values,
      orderBy,
    };
  }
  // repeats the condition on the first key that the steps imply, so that an index can start there
  const bindings: unknown[] = [values[0]];
  const start = keys[0] ? `${keys[0].sql} ${keys[0].direction === 'asc' ? '>=' : '<='} ${toSql(keys[0])}` : 'true';
  const steps = keys.map((key, index) => {
    const equal = keys.slice(0, index).map((before, at) => {
      bindings.push(values[at]);
      return `${before.sql} = ${toSql(before)}`;
    });
    bindings.push(values[index]);
    return `(${[...equal, `${key.sql} ${key.direction === 'asc' ? '>' : '<'} ${toSql(key)}`].join(' and ')})`;
  });
  return { sql: `${start} and (${steps.join(' or ')})`, bindings, orderBy };
}

/** The opaque position of a row in a list whose order `signature` names. */
export const cursorOf = <Row>(signature: string, keys: ReadonlyArray<SortKey<Row>>, row: Row): string =>
  Buffer.from(JSON.stringify([signature, ...keys.map((key) => key.read(row))])).toString('base64url');

// the bounds of what JavaScript can hold as a time
const numberSchema = z.number().int().min(-8.64e15).max(8.64e15).nullable();
const textSchema = z.string().max(1_000).refine(isStorable);

/**
 * Parses a cursor.
 * @throws AppError INVALID for a cursor that is not of this order.
 */
export function parseCursor(
  signature: string,
  keys: ReadonlyArray<Pick<SortKey<never>, 'type'>>,
  cursor: string,
): Key[] {
  const shape = z.tuple([
    z.literal(signature),
    ...keys.map(({ type }) => (type === 'text' ? textSchema : numberSchema)),
  ] as [z.ZodLiteral<string>, ...z.ZodType<Key>[]]);
  try {
    const [, ...values] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return values;
  } catch {
    const message = listTexts.stale;
    throw invalid(message, [{ path: 'after', message }]);
  }
}
