import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { peopleTexts } from '../../../texts/server/people.ts';
import { audited } from '../../audit/audited.ts';
import { assignedAtOnce } from '../../constants.ts';
import { assertPermission } from '../assert-permission.ts';
import { type AuthRole, authRoles } from '../built-in-permissions.ts';
import type { Ctx } from '../ctx.ts';
import { grantedBy, type HeldRole } from '../permissions.ts';
import { publishAccess } from '../publish-access.ts';
import { placeOf } from '../security-events.ts';
import { assertAdminLeft, lockRoles } from './lock-roles.ts';
import { assertMayGive, isWholeRole } from './role.ts';

const texts = identityTexts.roles;
const schema = z
  .object({
    userIds: z.array(z.uuid(peopleTexts.personNotFound)).min(1).max(assignedAtOnce),
    role: z.enum(authRoles),
    customRoleId: z.uuid(texts.notFound).nullish(),
  })
  .refine(isWholeRole, texts.customNeedsId);

/** Role of a person after the call. */
export interface AssignedRole {
  userId: string;
  role: AuthRole;
  customRoleId: string | null;
}

/**
 * Gives people of the customer a role (USR-016): all of them, or none on an error. It takes effect at once, and their
 * screens are notified.
 * @param action name of the operation, for the audit log.
 * @throws AppError FORBIDDEN, also for somebody who has permissions that the caller does not have, NOT_FOUND, INVALID,
 *   CONFLICT for the last active Admin (USR.7).
 */
export async function assignRoles(
  ctx: Ctx,
  input: z.input<typeof schema>,
  action = 'assignRoles',
): Promise<AssignedRole[]> {
  assertPermission(ctx, 'roles', 'EDIT');
  const { userIds: given, role, customRoleId = null } = schema.parse(input);
  const userIds = [...new Set(given)];
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRoles(trx, ctx);
    assertMayGive(ctx, grantedBy({ authRole: role, listed: await listOf(trx, ctx, customRoleId) }));
    for (const held of await heldBy(trx, ctx, userIds)) assertMayGive(ctx, grantedBy(held));
    const members = () => trx('memberships').where({ customer_id: ctx.customer.id }).whereIn('user_id', userIds);
    const audit = {
      action,
      subject: { kind: 'membership', id: userIds.length === 1 ? (userIds[0] as string) : null },
      read: async () =>
        Object.fromEntries(
          (await members().select('user_id', 'auth_role', 'custom_role_id')).map((one) => [
            one.user_id,
            one.custom_role_id ? `${one.auth_role} ${one.custom_role_id}` : one.auth_role,
          ]),
        ),
    };
    await audited(trx, ctx, audit, () => members().update({ auth_role: role, custom_role_id: customRoleId }));
    await assertAdminLeft(trx, ctx);
    await publishAccess(
      trx,
      ctx,
      userIds.map((userId) => ({ event: 'role_changed', userId, teamId: null })),
    );
  });
  const event = { audit: 'roles', security: 'roles-assigned', by: ctx.person.id, customerId: ctx.customer.id };
  ctx.log.info({ ...event, userIds, role, customRoleId, ...placeOf(ctx) }, 'people were given a role');
  return userIds.map((userId) => ({ userId, role, customRoleId }));
}

/** Returns the permission list of a custom role; null without one. @throws AppError NOT_FOUND. */
export async function listOf(trx: Transaction, { customer }: Ctx, id: string | null): Promise<HeldRole['listed']> {
  if (id === null) return null;
  const found = await trx('roles').where({ customer_id: customer.id, id }).first('permissions');
  if (!found) throw notFound(texts.notFound);
  return found.permissions;
}

/** Returns the roles that people have so far. @throws AppError NOT_FOUND for somebody of no membership here. */
async function heldBy(trx: Transaction, { customer }: Ctx, userIds: string[]): Promise<HeldRole[]> {
  const { rows } = await trx.raw(
    `select m.auth_role as "authRole", r.permissions as listed from memberships m
     left join roles r on r.customer_id = m.customer_id and r.id = m.custom_role_id
     where m.customer_id = ? and m.user_id = any(?::uuid[]) and m.status <> 'none'`,
    [customer.id, userIds],
  );
  if (rows.length < userIds.length) throw notFound(peopleTexts.personNotFound);
  return rows;
}
