import { forbidden } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import type { Ctx } from './ctx.ts';

/**
 * Refuses callers of the provider's console who are not the provider's staff.
 * @throws AppError FORBIDDEN.
 */
export function assertSuper(ctx: Pick<Ctx, 'person'>): void {
  if (!ctx.person.isSuper) throw forbidden(identityTexts.notSuper);
}
