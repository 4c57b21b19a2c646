import { buildEndSessionUrl } from 'openid-client';
import { clientSecretPlace, idTokenPlace, type OidcConfiguration, oidcAddresses } from '../sso-configuration.ts';
import type { SsoSession } from '../sso-session.ts';
import { detailOf } from './causes.ts';
import type { OidcCtx } from './oidc-client.ts';
import { ProviderUnusable } from './provider-unusable.ts';

/**
 * Returns the address at which the provider ends its own session, and leads back from; null if it publishes none, or
 * cannot be asked: whoever signs out here is signed out here.
 */
export async function oidcSignOutUrl(
  ctx: OidcCtx,
  configuration: OidcConfiguration,
  { idToken }: SsoSession,
): Promise<string | null> {
  const { emailDomain, clientSecret } = configuration;
  const opened = { clientSecret: ctx.seal.open(clientSecret, clientSecretPlace(emailDomain)), now: ctx.clock.now() };
  const provider = await ctx.oidc.open(configuration, opened).catch((error: unknown) => {
    if (!(error instanceof ProviderUnusable)) throw error;
    ctx.log.warn({ domain: emailDomain, detail: detailOf(error) }, 'an identity provider cannot be used');
    return null;
  });
  if (!provider?.metadata.end_session_endpoint) return null;
  const hint = idToken && ctx.seal.open(Buffer.from(idToken, 'hex'), idTokenPlace(emailDomain));
  return buildEndSessionUrl(provider.library, {
    post_logout_redirect_uri: oidcAddresses(ctx.consoleOrigin, emailDomain).logout,
    ...(hint && { id_token_hint: hint }),
  }).href;
}
