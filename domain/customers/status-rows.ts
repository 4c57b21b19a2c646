import type { Transaction } from '../../platform/database.ts';

/** A status of a customer's own. */
export interface CustomStatus {
  id: string;
  name: string;
}

/** A customer's own statuses, by name. @param held keeps them from being renamed or removed while the transaction lasts. */
export async function readStatuses(trx: Transaction, customerId: number, held = false): Promise<CustomStatus[]> {
  const { rows } = await trx.raw(
    `select id, name from alarm_statuses where customer_id = ? order by name_key ${held ? 'for share' : ''}`,
    [customerId],
  );
  return rows;
}
