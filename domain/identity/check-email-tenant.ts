import { tenantCheckPerMinute } from '../constants.ts';
import { createCallsPerMinute } from './calls-per-minute.ts';
import type { PublicCtx } from './ctx.ts';
import { emailSchema } from './sign-in.ts';

/** How the people of an e-mail's domain sign in. */
export interface EmailTenant {
  isSso: boolean;
  tenantId: string | null;
  providerId: string | null;
}

/**
 * Answers by the e-mail's domain only, never whether somebody exists (AUTH.1). No domain signs in by SSO yet: everyone
 * has a password.
 * @returns a check that counts calls per address.
 */
export function createEmailTenantCheck() {
  const countCall = createCallsPerMinute(tenantCheckPerMinute);
  /** @throws AppError LIMIT after 20 calls a minute from one address, INVALID for what is no e-mail. */
  return function checkEmailTenant(ctx: Pick<PublicCtx, 'clock' | 'address'>, input: { email: string }): EmailTenant {
    countCall(ctx);
    emailSchema.parse(input.email);
    return { isSso: false, tenantId: null, providerId: null };
  };
}
