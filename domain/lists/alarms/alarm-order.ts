import { z } from 'zod';
import * as keyset from '../order/keyset.ts';
import type { AlarmRow } from './alarm-row.ts';
import { orderFields } from './order-fields.ts';

export type AlarmOrderField = (typeof orderFields)[number];
export interface AlarmOrder {
  field: AlarmOrderField;
  direction: 'ASC' | 'DESC';
}

export const orderSchema = z.object({ field: z.enum(orderFields), direction: z.enum(['ASC', 'DESC']) });
export const defaultOrder: AlarmOrder = { field: 'ALARM_TIME', direction: 'DESC' };

type SortKey = keyset.SortKey<AlarmRow>;

const alarmTime: SortKey = { sql: 's.latest_alarm_at', type: 'time', read: (row) => row.latestAlarmAt };
const number: SortKey = { sql: 's.id', type: 'number', read: (row) => row.id };
const sortKeys: Record<AlarmOrderField, SortKey> = {
  ALARM_TIME: alarmTime,
  PRIORITY: { sql: 's.priority', type: 'number', read: (row) => row.priority },
  NUISANCE_COUNT: { sql: 's.nuisance_count', type: 'number', read: (row) => row.nuisanceCount },
  SNOOZE_EXPIRES_AT: {
    sql: `coalesce(s.snooze_expires_at, '-infinity')`,
    type: 'time',
    read: (row) => row.snoozeExpiresAt,
  },
};

/** The keys that order a list: those asked for, then alarm time and number, newest first, so that no two rows tie. */
function keysOf(orders: readonly AlarmOrder[]): Array<keyset.DirectedKey<AlarmRow>> {
  const keys = orders.map(({ field, direction }) => ({
    ...sortKeys[field],
    direction: direction === 'ASC' ? ('asc' as const) : ('desc' as const),
  }));
  if (!orders.some(({ field }) => field === 'ALARM_TIME')) keys.push({ ...alarmTime, direction: 'desc' });
  return [...keys, { ...number, direction: 'desc' }];
}

export interface KeysetOrder {
  orders: readonly AlarmOrder[];
  /** Keys of the row after which the page starts. */
  after: readonly keyset.Key[] | null;
}

/**
 * Returns ORDER BY, and the condition that a row comes after `after`, in a form that an index on the keys can serve.
 */
export const keysetOf = ({ orders, after }: KeysetOrder): keyset.Keyset => keyset.keysetOf(keysOf(orders), after);

const signature = (orders: readonly AlarmOrder[]): string =>
  orders.map(({ field, direction }) => `${field}.${direction}`).join(',');

/** The opaque position of a row in a list of this order. */
export const cursorOf = (orders: readonly AlarmOrder[], row: AlarmRow): string =>
  keyset.cursorOf(signature(orders), keysOf(orders), row);

/**
 * Parses a cursor.
 * @throws AppError INVALID for a cursor that is not of this order.
 */
export const parseCursor = (orders: readonly AlarmOrder[], cursor: string): keyset.Key[] =>
  keyset.parseCursor(signature(orders), keysOf(orders), cursor);
