import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { invalid } from '../../../../platform/errors.ts';
import { clientSecretPlace, type OidcConfiguration, oidcAddresses } from '../sso-configuration.ts';
import { detailOf } from './causes.ts';
import type { OidcCtx } from './oidc-client.ts';
import { ProviderUnusable } from './provider-unusable.ts';
import { requestSecrets } from './request-secrets.ts';

/**
 * Returns the address at which somebody signs in at their provider, for a code that only we exchange.
 * @throws AppError INVALID for a provider that cannot be used, in words for whoever set it up.
 */
export async function oidcSignInUrl(
  ctx: OidcCtx,
  configuration: OidcConfiguration,
  { requestId, email }: { requestId: string; email: string },
): Promise<string> {
  const { emailDomain, clientSecret } = configuration;
  const opened = { clientSecret: ctx.seal.open(clientSecret, clientSecretPlace(emailDomain)), now: ctx.clock.now() };
  const { library } = await ctx.oidc.open(configuration, opened).catch((error: unknown) => {
    if (!(error instanceof ProviderUnusable)) throw error;
    ctx.log.warn({ domain: emailDomain, detail: detailOf(error) }, 'an identity provider cannot be used');
    throw invalid(error.message);
  });
  const { nonce, codeVerifier } = requestSecrets(ctx.seal, requestId);
  return buildAuthorizationUrl(library, {
    ...{ redirect_uri: oidcAddresses(ctx.consoleOrigin, emailDomain).callback, scope: 'openid email' },
    ...{ state: requestId, nonce, login_hint: email },
    ...{ code_challenge: await calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
  }).href;
}
