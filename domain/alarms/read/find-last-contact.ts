import { type Database, forCustomer } from '../../../platform/database.ts';

/** Returns the time of the last contact of any of the customer's sources; null before the first one. */
export async function findLastContact(db: Database, customerId: number): Promise<Date | null> {
  const { rows } = await forCustomer(db, customerId, (trx) =>
    trx.raw('select max(last_access_at) as last from external_system_contacts where customer_id = ?', [customerId]),
  );
  return rows[0].last;
}
