import { placeOf } from '../security-events.ts';
import { endSession } from '../sessions.ts';
import type { OidcCtx } from '../sso/oidc/oidc-client.ts';
import { oidcSignOutUrl } from '../sso/oidc/sign-out-url.ts';
import { samlOf } from '../sso/saml/saml.ts';
import { findSso, type SamlConfiguration } from '../sso/sso-configuration.ts';
import type { SsoCtx } from '../sso/sso-ctx.ts';
import { ownSsoSession, type SsoSession } from '../sso/sso-session.ts';

/**
 * Ends the session of the request, and begins the end of the one at the identity provider.
 * @returns where the browser goes for it; null if the provider takes no such requests, or cannot be asked how.
 * @throws AppError UNAUTHENTICATED for a session that no identity provider opened.
 */
export async function signOutOfSso(ctx: OidcCtx, authorization: string | undefined): Promise<string | null> {
  const { tokenHash, person, sso } = await ownSsoSession(ctx, authorization);
  await endSession(ctx.db, { userId: person.id, tokenHash }, ctx.clock.now());
  const event = { security: 'session-ended', reason: 'signed-out', userId: person.id, ...placeOf(ctx) };
  ctx.log.info(event, 'a session was ended');
  const configuration = (await findSso(ctx.db, sso.emailDomain))?.configuration;
  // it was replaced since: whoever opened the session is not known any more
  if (configuration?.identifier !== sso.identifier) return null;
  return configuration.kind === 'saml'
    ? samlSignOutUrl(ctx, configuration, sso)
    : oidcSignOutUrl(ctx, configuration, sso);
}

async function samlSignOutUrl(ctx: SsoCtx, configuration: SamlConfiguration, sso: SsoSession): Promise<string | null> {
  if (!configuration.logoutUrl) return null;
  const profile = {
    issuer: configuration.providerEntityId,
    nameID: sso.nameId,
    nameIDFormat: sso.nameIdFormat ?? '',
    ...(sso.sessionIndex !== null && { sessionIndex: sso.sessionIndex }),
  };
  return samlOf(configuration, { ...ctx, now: ctx.clock.now() }).getLogoutUrlAsync(profile, '', {});
}
