import { forbidden } from '../../../platform/errors.ts';
import { peopleTexts } from '../../../texts/server/people.ts';
import { may } from '../assert-permission.ts';
import type { AuthRole } from '../built-in-permissions.ts';
import type { Ctx } from '../ctx.ts';
import { grantedBy, type HeldRole } from '../permissions.ts';
import { assertMayGive } from './role.ts';

/**
 * Policy inviteRoles (USR.8): an invitation gives no permission that the inviting person does not have, and the roles
 * Admin and CUSTOM are given by those who may give anybody a role.
 * @throws AppError FORBIDDEN.
 */
export function assertMayInvite(ctx: Pick<Ctx, 'customer' | 'permissions'>, role: HeldRole): void {
  assertMayInviteInto(ctx, role.authRole);
  assertMayGive(ctx, grantedBy(role));
}

/** The part of it that the name of the role decides. @throws AppError FORBIDDEN. */
export function assertMayInviteInto(ctx: Pick<Ctx, 'permissions'>, role: AuthRole): void {
  const isGuarded = role === 'ADMIN' || role === 'CUSTOM';
  if (isGuarded && !may(ctx, 'roles', 'EDIT')) throw forbidden(peopleTexts.invite.roles);
}
