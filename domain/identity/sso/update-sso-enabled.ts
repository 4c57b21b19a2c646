import { assertSuper } from '../assert-super.ts';
import type { Ctx } from '../ctx.ts';
import { setCustomerFlag } from '../set-customer-flag.ts';
import { assertWithin } from './read-sso.ts';

/**
 * Turns single sign-on of a customer on or off: while it is off, its people sign in by password (AUTH.1).
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND for another customer than the one they are within.
 */
export async function updateSsoEnabled(
  ctx: Ctx,
  input: { customerId: string; isSSOEnabled: boolean },
): Promise<boolean> {
  assertSuper(ctx);
  assertWithin(ctx, input.customerId);
  const { isSSOEnabled: is } = input;
  return setCustomerFlag(ctx, { action: 'updateSsoEnabled', flag: 'isSSOEnabled', was: ctx.customer.isSSOEnabled, is });
}
