import { tenantCheckPerMinute } from '../constants.ts';
import { createCallsPerMinute } from './calls-per-minute.ts';
import type { PublicCtx } from './ctx.ts';
import { emailSchema } from './sign-in.ts';

/** Method of sign-in for people of an e-mail domain. */
export interface EmailTenant {
  isSso: boolean;
  tenantId: string | null;
  providerId: string | null;
}

/** True if the people of an e-mail's domain sign in by SSO. No domain does yet: everyone has a password. */
export const isSsoEmail = (_email: string): boolean => false;

/**
 * Creates a check that answers by the e-mail's domain only and never reveals if an account exists (AUTH.1).
 * @returns a check that counts calls per address.
 */
export function createEmailTenantCheck() {
  const countCall = createCallsPerMinute(tenantCheckPerMinute);
  /** @throws AppError LIMIT after 20 calls a minute from one address, INVALID for an invalid e-mail. */
  return function checkEmailTenant(ctx: Pick<PublicCtx, 'clock' | 'address'>, input: { email: string }): EmailTenant {
    countCall(ctx);
    const email = emailSchema.parse(input.email);
    return { isSso: isSsoEmail(email), tenantId: null, providerId: null };
  };
}
