import type { Transaction } from '../../../platform/database.ts';

/** Names of alarms by their numbers; deleted ones keep theirs. */
export async function readAlarmNames(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<string, string>> {
  const { rows } = await trx.raw(
    'select a.id, a.contextual_name as name from alarms a where a.customer_id = ? and a.id = any(?::bigint[])',
    [customerId, [...ids]],
  );
  return new Map(rows.map(({ id, name }: { id: number; name: string }) => [String(id), name]));
}
