import { limitReached } from '../../platform/errors.ts';
import { tenantCheckPerMinute } from '../constants.ts';
import type { PublicCtx } from '../ctx.ts';
import { emailSchema } from './sign-in.ts';

/** How the people of an e-mail's domain sign in. */
export interface EmailTenant {
  isSso: boolean;
  tenantId: string | null;
  providerId: string | null;
}

const minuteMs = 60_000;
/** More addresses than this within a minute start the count anew. */
const addressesRemembered = 50_000;

/**
 * Answers by the e-mail's domain only, never whether somebody exists (AUTH.1). No domain signs in by SSO yet: everyone
 * has a password.
 * @returns a check that counts calls per address.
 */
export function createEmailTenantCheck() {
  let minute = 0;
  let calls = new Map<string, number>();
  /** @throws AppError LIMIT after 20 calls a minute from one address, INVALID for what is no e-mail. */
  return function checkEmailTenant(ctx: Pick<PublicCtx, 'clock' | 'address'>, input: { email: string }): EmailTenant {
    const now = ctx.clock.now().getTime();
    if (Math.floor(now / minuteMs) !== minute || calls.size > addressesRemembered) {
      minute = Math.floor(now / minuteMs);
      calls = new Map();
    }
    const made = (calls.get(ctx.address) ?? 0) + 1;
    calls.set(ctx.address, made);
    if (made > tenantCheckPerMinute) {
      throw limitReached('Too many tries. Please wait a minute.', Math.ceil((minuteMs - (now % minuteMs)) / 1_000));
    }
    emailSchema.parse(input.email);
    return { isSso: false, tenantId: null, providerId: null };
  };
}
