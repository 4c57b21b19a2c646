import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';

/** Reads names of places and assets by their numbers; deleted ones keep theirs. */
export async function readEntityNames(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: Array<{ id: number; name: string }> }>(
    'select e.id, e.name from entities e where e.customer_id = ? and e.id = any(?::bigint[])',
    [customerId, pgArray('bigint', [...new Set(ids)])],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
