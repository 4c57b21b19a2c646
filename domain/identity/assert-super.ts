import { forbidden } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import type { Ctx } from './ctx.ts';

type Asker = Pick<Ctx, 'person' | 'isConfined'>;

/** True for the provider's staff, but in sessions that open one customer alone: its console is about all of them. */
export const actsAsSuper = ({ person, isConfined }: Asker): boolean => person.isSuper && !isConfined;

/**
 * Refuses callers of the provider's console who are not the provider's staff.
 * @throws AppError FORBIDDEN.
 */
export function assertSuper(ctx: Asker): void {
  if (!actsAsSuper(ctx)) throw forbidden(identityTexts.notSuper);
}
