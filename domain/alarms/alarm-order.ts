import { z } from 'zod';
import { invalid } from '../../platform/errors.ts';
import type { AlarmRow } from './alarm-row.ts';

export const orderFields = ['ALARM_TIME', 'PRIORITY', 'NUISANCE_COUNT', 'SNOOZE_EXPIRES_AT'] as const;
export type AlarmOrderField = (typeof orderFields)[number];
export interface AlarmOrder {
  field: AlarmOrderField;
  direction: 'ASC' | 'DESC';
}

export const orderSchema = z.object({ field: z.enum(orderFields), direction: z.enum(['ASC', 'DESC']) });
export const defaultOrder: AlarmOrder = { field: 'ALARM_TIME', direction: 'DESC' };

/** Milliseconds, or a number; null sorts lowest. */
type Key = number | null;

interface SortKey {
  sql: string;
  isTime: boolean;
  read(row: AlarmRow): Key;
}

const alarmTime: SortKey = { sql: 's.latest_alarm_at', isTime: true, read: (row) => row.latestAlarmAt };
const number: SortKey = { sql: 's.id', isTime: false, read: (row) => row.id };
const sortKeys: Record<AlarmOrderField, SortKey> = {
  ALARM_TIME: alarmTime,
  PRIORITY: { sql: 's.priority', isTime: false, read: (row) => row.priority },
  NUISANCE_COUNT: { sql: 's.nuisance_count', isTime: false, read: (row) => row.nuisanceCount },
  SNOOZE_EXPIRES_AT: {
    sql: `coalesce(s.snooze_expires_at, '-infinity')`,
    isTime: true,
    read: (row) => row.snoozeExpiresAt,
  },
};

/** The keys that order a list: those asked for, then alarm time and number, newest first, so that no two rows tie. */
function keysOf(orders: readonly AlarmOrder[]): Array<SortKey & { direction: 'asc' | 'desc' }> {
  const keys = orders.map(({ field, direction }) => ({
    ...sortKeys[field],
    direction: direction === 'ASC' ? ('asc' as const) : ('desc' as const),
  }));
  if (!orders.some(({ field }) => field === 'ALARM_TIME')) keys.push({ ...alarmTime, direction: 'desc' });
  return [...keys, { ...number, direction: 'desc' }];
}

export interface KeysetOrder {
  orders: readonly AlarmOrder[];
  /** The keys of the row that the page starts behind. */
  after: readonly Key[] | null;
}

const toSql = (key: SortKey): string => (key.isTime ? '?::timestamptz' : '?::bigint');
const toBinding = (key: SortKey, value: Key): string | number =>
  key.isTime ? (value === null ? '-infinity' : new Date(value).toISOString()) : (value ?? 0);

/** ORDER BY, and the condition that a row comes behind `after`, in a form that an index on the keys can serve. */
export function keysetOf({ orders, after }: KeysetOrder): { sql: string; bindings: unknown[]; orderBy: string } {
  const keys = keysOf(orders);
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
  // says again of the first key what the steps imply, so that an index can start there
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

const signature = (orders: readonly AlarmOrder[]): string =>
  orders.map(({ field, direction }) => `${field}.${direction}`).join(',');

/** The opaque position of a row in a list of this order. */
export const cursorOf = (orders: readonly AlarmOrder[], row: AlarmRow): string =>
  Buffer.from(JSON.stringify([signature(orders), ...keysOf(orders).map((key) => key.read(row))])).toString('base64url');

// the bounds of what JavaScript can hold as a time
const keySchema = z.number().int().min(-8.64e15).max(8.64e15).nullable();

/**
 * Reads a cursor back.
 * @throws AppError INVALID for what no list of this order gave out.
 */
export function parseCursor(orders: readonly AlarmOrder[], cursor: string): Key[] {
  const shape = z.tuple([z.literal(signature(orders)), ...keysOf(orders).map(() => keySchema)] as [
    z.ZodLiteral<string>,
    ...(typeof keySchema)[],
  ]);
  try {
    const [, ...keys] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return keys;
  } catch {
    const message = 'This list cannot be continued. Please load it again.';
    throw invalid(message, [{ path: 'after', message }]);
  }
}
