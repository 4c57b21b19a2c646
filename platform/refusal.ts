import { isEngineAway, isRefusedByKafka } from './engine-away.ts';

/** Something that cannot be applied, whoever tries and however often. */
export interface Refused<T> {
  item: T;
  error: Error;
}

/** ClickHouse cannot read a value as what its column holds, or it does not fit. */
const refusedByClickHouse = new Set(
  '6 26 27 32 33 38 41 53 69 70 72 117 128 131 190 321 349 376 434 441 675'.split(' '),
);
/** Postgres: data exceptions, and constraints that a row breaks. */
const refusedSqlState = /^(22|23)[0-9A-Z]{3}$/;

/**
 * Whether an error says that what was given cannot be taken as it is: an engine refuses a value, or our own code cannot
 * read it. Neither an engine that is away nor one that is not as it should be (a missing table, a wrong password).
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
 * Attempts items together; where they are refused, each half by itself, down to those that are refused alone. When it
 * resolves, every item that is not among the answer was part of an attempt that succeeded.
 * @throws what is no refusal.
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
