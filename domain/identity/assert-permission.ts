import { forbidden } from '../../platform/errors.ts';
import { assertPlanned } from './area-plans.ts';
import type { Area, PermissionAction } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';

/** Returns true if the caller has the permission: by role and, for super users too, by the customer's plan. */
export const may = ({ permissions }: Pick<Ctx, 'permissions'>, area: Area, action: PermissionAction): boolean =>
  permissions.get(area)?.includes(action) ?? false;

/**
 * Refuses callers without the permission.
 * @throws AppError FORBIDDEN, which says so where the customer's plan lacks what the area belongs to.
 */
export function assertPermission(
  ctx: Pick<Ctx, 'customer' | 'permissions'>,
  area: Area,
  action: PermissionAction,
): void {
  if (may(ctx, area, action)) return;
  assertPlanned(ctx.customer, area);
  throw forbidden();
}
