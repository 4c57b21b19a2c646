import { forbidden } from '../../platform/errors.ts';
import type { Ctx } from './ctx.ts';

/**
 * Ends a verb of the provider's console whose caller is not the provider's staff.
 * @throws AppError FORBIDDEN.
 */
export function assertSuper(ctx: Pick<Ctx, 'person'>): void {
  if (!ctx.person.isSuper) throw forbidden('User does not have super user permission');
}
