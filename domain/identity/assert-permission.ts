import { forbidden } from '../../platform/errors.ts';
import type { Area, PermissionAction } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';

/**
 * Refuses callers without the permission. Super users may do everything (USR-093).
 * @throws AppError FORBIDDEN.
 */
export function assertPermission(ctx: Pick<Ctx, 'person' | 'permissions'>, area: Area, action: PermissionAction): void {
  if (ctx.person.isSuper || ctx.permissions.get(area)?.includes(action)) return;
  throw forbidden();
}
