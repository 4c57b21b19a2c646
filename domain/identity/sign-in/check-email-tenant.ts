import { tenantCheckPerMinute } from '../../constants.ts';
import { createCallsPerMinute } from '../calls-per-minute.ts';
import type { PublicCtx } from '../ctx.ts';
import { domainOf, findSsoInUse } from '../sso/sso-configuration.ts';
import { emailSchema } from './sign-in.ts';

/** Method of sign-in for people of an e-mail domain. */
export interface EmailTenant {
  isSso: boolean;
  tenantId: string | null;
  providerId: string | null;
}

/**
 * Creates a check that answers by the e-mail's domain only and never reveals if an account exists (AUTH.1).
 * @returns a check that counts calls per address.
 */
export function createEmailTenantCheck() {
  const countCall = createCallsPerMinute(tenantCheckPerMinute);
  /** @throws AppError LIMIT after 20 calls a minute from one address, INVALID for an invalid e-mail. */
  return async function checkEmailTenant(
    ctx: Pick<PublicCtx, 'db' | 'clock' | 'address'>,
    input: { email: string },
  ): Promise<EmailTenant> {
    countCall(ctx);
    const email = emailSchema.parse(input.email);
    const sso = await findSsoInUse(ctx.db, domainOf(email));
    return {
      isSso: sso !== null,
      tenantId: sso && String(sso.customerId),
      providerId: sso?.identifier ?? null,
    };
  };
}
