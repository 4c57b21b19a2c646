import type { Database, Transaction } from '../../platform/database.ts';

/**
 * Stores a new integration; columns that are not given take their defaults.
 * @returns its id; null where the customer has one of that name.
 */
export async function insertExternalSystem(
  db: Database | Transaction,
  row: { customer_id: number; name: string } & Record<string, unknown>,
): Promise<number | null> {
  const [made] = await db('external_systems')
    .insert(row)
    .onConflict(db.raw('(customer_id, lower(name))') as never)
    .ignore()
    .returning('id');
  return made?.id ?? null;
}
