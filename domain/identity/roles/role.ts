import { createHash } from 'node:crypto';
import { forbidden } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { plannedPermissions } from '../area-plans.ts';
import type { AuthRole, Permissions } from '../built-in-permissions.ts';
import type { Ctx } from '../ctx.ts';
import { includesAll } from '../permissions.ts';

/** A role that people can have within a customer: a built-in one, or one of the customer's own (USR-040). */
export interface Role {
  role: AuthRole;
  name: string;
  description: string;
  /** Null for built-in roles. */
  customRoleId: string | null;
  permissions: Permissions;
}

/** Returns a stamp of what a role is, which differs once somebody has changed it. */
export const versionOf = ({ name, description, permissions }: Role): string =>
  createHash('sha256')
    .update(JSON.stringify([name, description, [...permissions]]))
    .digest('base64url')
    .slice(0, 22);

/** Returns true if the caller has every permission that a role grants, and so may give it and take it away. */
export const mayGive = (ctx: Pick<Ctx, 'customer' | 'permissions'>, granted: Permissions): boolean =>
  includesAll(ctx.permissions, plannedPermissions(ctx.customer, granted));
/** Role of people who have left. */
export const noRole = { auth_role: 'NONE', custom_role_id: null } as const;

/** Returns true if a role is named completely: a custom one with its id, a built-in one without. */
export const isWholeRole = ({ role, customRoleId }: { role: AuthRole; customRoleId?: string | null }): boolean =>
  (role === 'CUSTOM') === (customRoleId != null);

/**
 * Refuses to give or take away permissions that the caller does not have, so that nobody gets more through a role that
 * they may change, or removes those who have more.
 * @throws AppError FORBIDDEN.
 */
export function assertMayGive(ctx: Pick<Ctx, 'customer' | 'permissions'>, granted: Permissions): void {
  if (!mayGive(ctx, granted)) throw forbidden(identityTexts.roles.morePermissions);
}
