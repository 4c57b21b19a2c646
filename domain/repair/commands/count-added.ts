import type { Transaction } from '../../../platform/database.ts';
import type { CommandKey } from './command.ts';

/** Numbers of alarms and instances that a replay through a pump has added. */
export interface Added {
  alarms: number;
  instances: number;
}

/** Adds to what replays of a customer have added, in the transaction that adds it: none is counted twice. */
export async function countAdded(
  trx: Transaction,
  customerId: number,
  replays: ReadonlyMap<string, Added>,
): Promise<void> {
  for (const [id, { alarms, instances }] of [...replays].sort(([a], [b]) => (a < b ? -1 : 1)))
    await trx('external_system_commands')
      .where({ customer_id: customerId, id })
      .update({
        new_alarms: trx.raw('coalesce(new_alarms, 0) + ?', alarms),
        new_instances: trx.raw('coalesce(new_instances, 0) + ?', instances),
      });
}

/**
 * Counts a ticket that a sync of work orders updates, in the transaction that does: attempts after a crash add up, and
 * what a killed one has said stays.
 */
export const countUpdated = (trx: Transaction, { customerId, id }: CommandKey): Promise<number> =>
  trx('external_system_commands')
    .where({ customer_id: customerId, id, status: 'IN_PROGRESS' })
    .increment('updated_tickets');
