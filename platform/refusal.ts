import { isEngineAway, isRefusedByKafka } from './engine-away.ts';

/** An item that can never be applied, however often it is retried. */
export interface Refused<T> {
  item: T;
  error: Error;
}

/** ClickHouse cannot parse a value as its column's type, or it does not fit. */
const refusedByClickHouse = new Set(
  '6 26 27 32 33 38 41 53 69 70 72 117 128 131 190 321 349 376 434 441 675'.split(' '),
);
/** Postgres: data exceptions, and constraints that a row violates. */
const refusedSqlState = /^(22|23)[0-9A-Z]{3}$/;

/**
 * True if an error means that the input itself is invalid: an engine refuses a value, or our own code cannot read it.
 * False for an engine that is away or misconfigured (a missing table, a wrong password).
 */
export function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || isEngineAway(error)) return false;
  if (isRefusedByKafka(error)) return true;
  const code = String((error as { code?: unknown }).code ?? '');
  if (error.constructor.name === 'ClickHouseError') return refusedByClickHouse.has(code);
  if (refusedSqlState.test(code)) return true;
  return error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError;
}

/**
 * Attempts items as a batch; if it is refused, each half separately, down to single refused items. When it resolves,
 * every item not in the result was part of an attempt that succeeded.
 * @throws any error that is no refusal.
 */
export async function findRefused<T>(
  items: readonly T[],
  attempt: (items: readonly T[]) => Promise<unknown>,
): Promise<Array<Refused<T>>> {
  try {
    await attempt(items);
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [item] = items;
    if (items.length === 1) return [{ item: item as T, error }];
  }
  const middle = items.length >> 1;
  const before = await findRefused(items.slice(0, middle), attempt);
  return [...before, ...(await findRefused(items.slice(middle), attempt))];
}
