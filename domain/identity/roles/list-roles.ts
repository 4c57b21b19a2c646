import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { assertPermission } from '../assert-permission.ts';
import { authRoles, permissionsOf } from '../built-in-permissions.ts';
import type { Ctx } from '../ctx.ts';
import { grantedBy, type ListedPermissions } from '../permissions.ts';
import type { Role } from './role.ts';

const builtIn: Role[] = authRoles
  .filter((role) => role !== 'CUSTOM')
  .map((role) => ({ role, ...identityTexts.builtInRoles[role], customRoleId: null, permissions: permissionsOf(role) }));

/** Lists the built-in roles, then the customer's own by name (USR-060). @throws AppError FORBIDDEN. */
export async function listRoles(ctx: Ctx): Promise<Role[]> {
  assertPermission(ctx, 'roles', 'VIEW');
  const own = await forCustomer(ctx.db, ctx.customer.id, (trx) => readRoles(trx, ctx));
  return [...builtIn, ...own];
}

/** Reads the roles of the customer's own, by name. */
export async function readRoles(trx: Transaction, { customer }: Pick<Ctx, 'customer'>): Promise<Role[]> {
  const { rows } = await trx.raw(
    'select id, name, description, permissions from roles where customer_id = ? order by name_key, id',
    [customer.id],
  );
  return rows.map((row: { id: string; name: string; description: string; permissions: ListedPermissions }) => ({
    role: 'CUSTOM',
    name: row.name,
    description: row.description,
    customRoleId: row.id,
    permissions: grantedBy({ authRole: 'CUSTOM', listed: row.permissions }),
  }));
}
