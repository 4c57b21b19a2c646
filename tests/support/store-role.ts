import { randomUUID } from 'node:crypto';
import { type AuthRole, permissionsOf } from '../../domain/identity/built-in-permissions.ts';
import type { ListedPermissions } from '../../domain/identity/permissions.ts';
import type { Database } from '../../platform/database.ts';

/** A permission list that grants what a built-in role does. */
export const listOf = (role: AuthRole): ListedPermissions =>
  Object.fromEntries([...permissionsOf(role)].map(([area, actions]) => [area, [...actions]]));

/** Stores a role of a customer with a permission list. @returns its id. */
export async function storeRole(
  db: Database,
  customerId: number,
  permissions: ListedPermissions = {},
  name = `Role ${randomUUID()}`,
): Promise<string> {
  const id = randomUUID();
  const made = { created_by: randomUUID(), created_at: new Date() };
  const texts = { name, name_key: name.toLowerCase(), description: name };
  await db('roles').insert({
    customer_id: customerId,
    id,
    ...texts,
    permissions: JSON.stringify(permissions),
    ...made,
  });
  return id;
}
