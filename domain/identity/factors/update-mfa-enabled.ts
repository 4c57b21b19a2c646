import { invalid } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { assertSuper } from '../assert-super.ts';
import type { Ctx } from '../ctx.ts';
import { setCustomerFlag } from '../set-customer-flag.ts';
import { assertWithin } from '../sso/read-sso.ts';

/**
 * Has a customer require a second factor of whoever signs in by password, or no longer (AUTH.9). It counts from the next
 * request on, so whoever turns it on has given theirs: otherwise they would shut themselves out.
 * @param of.hasFactor true if the caller's session has its second factor, or needs none.
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND for another customer than the one they are within;
 *   INVALID for whoever would shut themselves out.
 */
export async function updateMfaEnabled(
  ctx: Ctx,
  input: { customerId: string; isMFAEnabled: boolean },
  { hasFactor }: { hasFactor: boolean },
): Promise<boolean> {
  assertSuper(ctx);
  assertWithin(ctx, input.customerId);
  const { isMFAEnabled } = input;
  if (isMFAEnabled && !hasFactor) throw invalid(factorTexts.ownFirst);
  return setCustomerFlag(ctx, {
    action: 'updateMfaEnabled',
    flag: 'isMFAEnabled',
    was: ctx.customer.isMfaEnabled,
    is: isMFAEnabled,
  });
}
