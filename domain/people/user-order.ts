import { z } from 'zod';
import { invalid } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { listTexts } from '../../texts/server/lists.ts';

/** A key that orders people: an expression of memberships `m`, people `u` and companies `c`. */
interface Key {
  sql: string;
  type: 'text' | 'bigint' | 'uuid';
  /** True if it reads more than memberships. */
  isBeside?: true;
}
type Direction = 'asc' | 'desc';
export type DirectedKey = Key & { direction: Direction };

const text = (sql: string): Key => ({ sql: `lower(coalesce(${sql}, ''))`, type: 'text' });
const time = (sql: string): Key => ({
  sql: `coalesce((extract(epoch from ${sql}) * 1000000)::bigint, -1)`,
  type: 'bigint',
});

const name: Key = { sql: 'm.list_text', type: 'text' };
const fields = {
  DISPLAY_NAME: name,
  EMAIL: { ...text('u.email'), isBeside: true },
  ROLE: text('m.title'),
  COMPANY: { ...text('c.name'), isBeside: true },
  AUTH_ROLE: text('m.auth_role'),
  STATUS: { sql: 'm.status', type: 'text' },
  LAST_INVITE_TIME: time('m.invited_at'),
  LAST_ACTIVE_AT: time('m.last_active_at'),
} satisfies Record<string, Key>;
const isNeverInvited: Key = {
  sql: `(case when m.status = 'pending' and m.invited_at is null then 0 else 1 end)`,
  type: 'bigint',
};
const id: DirectedKey = { sql: 'm.user_id', type: 'uuid', direction: 'asc' };

export const userOrderFields = Object.keys(fields) as [keyof typeof fields, ...Array<keyof typeof fields>];
export const userOrderSchema = z.object({ field: z.enum(userOrderFields), direction: z.enum(['ASC', 'DESC']) });
export type UserOrder = z.output<typeof userOrderSchema>;

/** Sorts of the contract: by name (USR-054), or pending, disabled, active, each by name (USR-052, USR-053). */
export const userSorts = ['DISPLAY_NAME', 'STATUS'] as const;

/** Returns the orders of a sort. */
export const ordersOf = (sort: (typeof userSorts)[number]): UserOrder[] =>
  sort === 'STATUS'
    ? [
        { field: 'STATUS', direction: 'DESC' },
        { field: 'DISPLAY_NAME', direction: 'ASC' },
      ]
    : [{ field: 'DISPLAY_NAME', direction: 'ASC' }];

/** Returns the keys of some orders; people whom nobody has invited yet come first among those of a status. */
export function keysOf(orders: readonly UserOrder[]): DirectedKey[] {
  const keys = orders.flatMap(({ field, direction }): DirectedKey[] => {
    const key = { ...fields[field], direction: direction === 'ASC' ? ('asc' as const) : ('desc' as const) };
    return field === 'STATUS' ? [key, { ...isNeverInvited, direction: 'asc' }] : [key];
  });
  return [...keys, ...(keys.some(({ sql }) => sql === name.sql) ? [] : [{ ...name, direction: 'asc' as const }]), id];
}

const valueSchemas = {
  text: z.string().max(1_000).refine(isStorable),
  bigint: z.int().min(-1),
  uuid: z.uuid(),
};
type Value = string | number;

const signatureOf = (orders: readonly UserOrder[]): string =>
  orders.map(({ field, direction }) => `${field}.${direction}`).join();

/** Returns the opaque position of a row, by the values of its keys. */
export const userCursorOf = (orders: readonly UserOrder[], values: readonly Value[]): string =>
  Buffer.from(JSON.stringify([signatureOf(orders), ...values])).toString('base64url');

/** @throws AppError INVALID for a cursor that is not of this order. */
export function parseUserCursor(orders: readonly UserOrder[], cursor: string): Value[] {
  const shape = z.tuple([z.literal(signatureOf(orders)), ...keysOf(orders).map(({ type }) => valueSchemas[type])]);
  try {
    const [, ...values] = shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return values as Value[];
  } catch {
    const message = listTexts.stale;
    throw invalid(message, [{ path: 'page.after', message }]);
  }
}

/** Returns the condition that a row comes after those values of its keys. */
export function afterSql(keys: readonly DirectedKey[], values: readonly Value[]): { sql: string; bindings: Value[] } {
  // repeats the condition on the first key that the steps imply, so that an index can start there
  const [first] = keys;
  const start = first ? `${first.sql} ${first.direction === 'asc' ? '>=' : '<='} ?::${first.type} and ` : '';
  const bindings: Value[] = first ? [values[0] as Value] : [];
  const steps = keys.map(({ sql, type, direction }, index) => {
    const equal = keys.slice(0, index).map((before, at) => {
      bindings.push(values[at] as Value);
      return `${before.sql} = ?::${before.type}`;
    });
    bindings.push(values[index] as Value);
    return `(${[...equal, `${sql} ${direction === 'asc' ? '>' : '<'} ?::${type}`].join(' and ')})`;
  });
  return { sql: `${start}(${steps.join(' or ')})`, bindings };
}
