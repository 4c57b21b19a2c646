import type { Transaction } from '../../../platform/database.ts';
import { type CustomerRecord, type CustomerRow, customerColumns, toCustomer } from '../../customers/customer-row.ts';
import { readStatuses } from '../../customers/status-rows.ts';

/** Reads a customer as rules act within it; null for one that is disabled (ADM.2) or whose pilot is over (ADM.3). */
export async function readCustomer(trx: Transaction, customerId: number): Promise<CustomerRow | null> {
  const { rows } = await trx.raw<{ rows: CustomerRecord[] }>(
    `select ${customerColumns} from customers c where c.id = ? and c.onboarding_status <> 'DISABLED'`,
    [customerId],
  );
  return rows[0] ? toCustomer(rows[0], await readStatuses(trx, customerId)) : null;
}
