import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import { ssoRequestMinutes, ssoStartsPerMinute } from '../../constants.ts';
import { createCallsPerMinute } from '../calls-per-minute.ts';
import { tokenHashOf } from '../sessions.ts';
import { issuerOf, requestIdPrefix } from '../sso/answer-request.ts';
import type { OidcCtx } from '../sso/oidc/oidc-client.ts';
import { oidcSignInUrl } from '../sso/oidc/sign-in-url.ts';
import { samlOf } from '../sso/saml/saml.ts';
import { createSigningGate } from '../sso/signing-gate.ts';
import { domainOf, findSsoInUse } from '../sso/sso-configuration.ts';
import { emailSchema } from './sign-in.ts';

export interface LoginSsoConfig {
  identifier: string;
  emailDomain: string;
  /** Address of the identity provider, with a signed request. */
  url: string;
  /** Secret of the browser, which it shows when it takes the answer. */
  verifier: string;
}

const inputSchema = z.object({ email: emailSchema, isMobile: z.boolean().nullish() });

/**
 * Creates the verb that begins a sign-in at the identity provider of an e-mail's domain.
 * @returns a verb that counts calls per address.
 */
export function createStartSso() {
  const countCall = createCallsPerMinute(ssoStartsPerMinute);
  const runGated = createSigningGate();
  /**
   * @throws AppError INVALID for a domain that does not sign in by SSO, whose provider's certificate has expired, or
   *   whose issuer cannot be used; LIMIT.
   */
  return async function startSso(ctx: OidcCtx, input: z.input<typeof inputSchema>): Promise<LoginSsoConfig> {
    countCall(ctx);
    const { email, isMobile } = inputSchema.parse(input);
    const configuration = await findSsoInUse(ctx.db, domainOf(email));
    if (!configuration) throw invalid(ssoTexts.off);
    const now = ctx.clock.now();
    if (configuration.kind === 'saml' && configuration.certificateExpiresAt <= now) throw invalid(ssoTexts.expired);
    const { customerId, emailDomain, identifier } = configuration;
    const requestId = `${requestIdPrefix}${randomBytes(20).toString('hex')}`;
    const verifier = randomBytes(32).toString('base64url');
    await forCustomer(ctx.db, customerId, (trx) =>
      trx('sso_requests').insert({
        customer_id: customerId,
        id: requestId,
        email_domain: emailDomain,
        verifier_hash: tokenHashOf(verifier),
        is_mobile: isMobile ?? false,
        issuer: issuerOf(configuration),
        created_at: now,
        expires_at: new Date(now.getTime() + ssoRequestMinutes * 60_000),
      }),
    );
    const url =
      configuration.kind === 'oidc'
        ? await oidcSignInUrl(ctx, configuration, { requestId, email })
        : await runGated(ctx, () =>
            samlOf(configuration, { ...ctx, now, requestId }).getAuthorizeUrlAsync(requestId, undefined, {}),
          );
    return { identifier, emailDomain, url, verifier };
  };
}
