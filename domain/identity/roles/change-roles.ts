import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { auditedRow } from '../../audit/audited.ts';
import { rolesMax } from '../../constants.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { descriptionSchema, nameSchema } from '../../name-schema.ts';
import { assertPermission } from '../assert-permission.ts';
import { type Area, areas, authRoles, permissionActions } from '../built-in-permissions.ts';
import type { Ctx } from '../ctx.ts';
import { grantable } from '../permissions.ts';
import { publishAccess } from '../publish-access.ts';
import { readRoles } from './list-roles.ts';
import { lockRoles } from './lock-roles.ts';
import { assertMayGive, type Role, versionOf } from './role.ts';

const texts = identityTexts.roles;
const idSchema = z.uuid(texts.notFound);
const versionSchema = z.string().max(50).nullish();
const permissionsSchema = z
  .array(
    z.object({
      area: z.enum(areas as [Area, ...Area[]], texts.unknownArea),
      actions: z.array(z.enum(permissionActions)),
    }),
  )
  .max(areas.length)
  .refine((given) => new Set(given.map(({ area }) => area)).size === given.length, texts.areaTwice)
  .refine(
    (given) => given.every(({ area, actions }) => actions.every((action) => grantable.get(area)?.includes(action))),
    texts.unknownAction,
  )
  .transform((given) => new Map(given.map(({ area, actions }) => [area, actions] as const)));
const schema = z.object({
  name: nameSchema('Role').refine(
    (name) => !authRoles.some((role) => foldText(role) === foldText(name)),
    texts.reserved,
  ),
  description: descriptionSchema,
  permissions: permissionsSchema,
});
export type RoleInput = z.input<typeof schema>;

const rowOf = ({ name, description, permissions }: z.output<typeof schema>) => ({
  name,
  name_key: foldText(name),
  description,
  permissions: JSON.stringify(Object.fromEntries(permissions)),
});

/**
 * Creates a role of the customer's own.
 * @throws AppError FORBIDDEN, also for permissions that the caller does not have, INVALID, CONFLICT, LIMIT.
 */
export async function createRole(ctx: Ctx, input: RoleInput): Promise<Role> {
  assertPermission(ctx, 'roles', 'CREATE');
  const fields = schema.parse(input);
  assertMayGive(ctx, fields.permissions);
  const id = randomUUID();
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRoles(trx, ctx);
    const roles = await readRoles(trx, ctx);
    if (roles.length >= rolesMax) throw limitReached(texts.limit(rolesMax), 0);
    assertFree(roles, fields.name, null);
    const made = { customer_id: ctx.customer.id, id, created_by: ctx.person.id, created_at: ctx.clock.now() };
    await auditedRow(trx, ctx, { action: 'createRole', table: 'roles', key: { id } }, () =>
      trx('roles').insert({ ...rowOf(fields), ...made }),
    );
    return findRole(trx, ctx, id);
  });
}

/**
 * Changes a role; everyone who has it may at once do what it grants now (USR.7).
 * @param input.expectedVersion version that the caller has seen; absent: whatever it is now.
 * @throws AppError FORBIDDEN, also for permissions that the caller does not have, NOT_FOUND, INVALID, CONFLICT, also
 *   where somebody else has changed the role since.
 */
export async function updateRole(
  ctx: Ctx,
  input: RoleInput & { customRoleId: string; expectedVersion?: string | null },
): Promise<Role> {
  assertPermission(ctx, 'roles', 'EDIT');
  const id = idSchema.parse(input.customRoleId);
  const expected = versionSchema.parse(input.expectedVersion) ?? null;
  const fields = schema.parse(input);
  assertMayGive(ctx, fields.permissions);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRoles(trx, ctx);
    const before = await findRole(trx, ctx, id);
    assertMayGive(ctx, before.permissions);
    if (expected !== null && expected !== versionOf(before)) throw conflict(texts.changedMeanwhile);
    assertFree(await readRoles(trx, ctx), fields.name, id);
    await auditedRow(trx, ctx, { action: 'updateRole', table: 'roles', key: { id } }, () =>
      trx('roles').where({ customer_id: ctx.customer.id, id }).update(rowOf(fields)),
    );
    const holders = await trx('memberships')
      .where({ customer_id: ctx.customer.id, custom_role_id: id })
      .select('user_id');
    await publishAccess(
      trx,
      ctx,
      holders.map(({ user_id }) => ({ event: 'role_changed', userId: user_id, teamId: null })),
    );
    return findRole(trx, ctx, id);
  });
}

/** Deletes a role that nobody has. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT while somebody has it. */
export async function deleteRole(ctx: Ctx, input: { customRoleId: string }): Promise<{ customRoleId: string }> {
  assertPermission(ctx, 'roles', 'DELETE');
  const id = idSchema.parse(input.customRoleId);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockRoles(trx, ctx);
    const { name } = await findRole(trx, ctx, id);
    const held = { customer_id: ctx.customer.id, custom_role_id: id };
    if (await trx('memberships').where(held).whereNot({ status: 'none' }).first('user_id'))
      throw conflict(texts.inUse(name));
    // whoever was removed keeps a row, but no role
    await trx('memberships').where(held).update({ auth_role: 'NONE', custom_role_id: null });
    await auditedRow(trx, ctx, { action: 'deleteRole', table: 'roles', key: { id } }, () =>
      trx('roles').where({ customer_id: ctx.customer.id, id }).delete(),
    );
  });
  return { customRoleId: id };
}

async function findRole(trx: Transaction, ctx: Ctx, id: string): Promise<Role> {
  const role = (await readRoles(trx, ctx)).find(({ customRoleId }) => customRoleId === id);
  if (!role) throw notFound(texts.notFound);
  return role;
}

function assertFree(roles: readonly Role[], name: string, own: string | null): void {
  const isTaken = roles.some((role) => role.customRoleId !== own && foldText(role.name) === foldText(name));
  if (isTaken) throw conflict(texts.exists(name));
}
