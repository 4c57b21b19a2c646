import type { Transaction } from '../../../platform/database.ts';

/** An alarm as lines about it name it. */
export interface NamedAlarm {
  name: string;
  systemId: number;
}

/** Names and sources of alarms by their numbers; deleted ones keep theirs. */
export async function readAlarmNames(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<string, NamedAlarm>> {
  const { rows } = await trx.raw<{ rows: Array<NamedAlarm & { id: number }> }>(
    `select a.id, a.contextual_name as name, a.system_id as "systemId" from alarms a
     where a.customer_id = ? and a.id = any(?::bigint[])`,
    [customerId, [...ids]],
  );
  return new Map(rows.map(({ id, name, systemId }) => [String(id), { name, systemId }]));
}
