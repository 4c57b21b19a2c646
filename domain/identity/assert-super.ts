import { forbidden } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import type { Ctx } from './ctx.ts';

/**
 * True for the provider's staff, but in sessions that open one customer alone: its console is about all of them.
 * @param who in a job, which no session confines, without `isConfined`.
 */
export const actsAsSuper = ({ person, isConfined }: Pick<Ctx, 'person'> & Partial<Pick<Ctx, 'isConfined'>>): boolean =>
  person.isSuper && !isConfined;

/**
 * Refuses callers of the provider's console who are not the provider's staff.
 * @throws AppError FORBIDDEN.
 */
export function assertSuper(ctx: Pick<Ctx, 'person' | 'isConfined'>): void {
  if (!actsAsSuper(ctx)) throw forbidden(identityTexts.notSuper);
}
