import { forbidden } from '../../platform/errors.ts';
import { profileTexts } from '../../texts/server/profile.ts';
import type { Ctx } from './ctx.ts';

/**
 * Refuses changes of the whole account in sessions that open one customer alone (AUTH.10).
 * @throws AppError FORBIDDEN.
 */
export function assertWholeAccount({ isConfined }: Pick<Ctx, 'isConfined'>): void {
  if (isConfined) throw forbidden(profileTexts.changedWhereSignedIn);
}
