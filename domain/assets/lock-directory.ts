import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';

/**
 * Lets nobody else change the customer's places and assets until the transaction ends: what is judged about others, such
 * as duplicates, cycles and contents, stays so. Taken before anything is read.
 */
export async function lockDirectory(trx: Transaction, customerId: number): Promise<void> {
  const stamp = randomUUID();
  await trx('entity_directories').insert({ customer_id: customerId, stamp }).onConflict('customer_id').merge({ stamp });
}
