import { z } from 'zod';
import { invalid } from '../../../../platform/errors.ts';
import { ssoTexts } from '../../../../texts/server/sso.ts';
import { assertSuper } from '../../assert-super.ts';
import { emailDomainSchema } from '../email-domain.ts';
import { assertWithin, ownConfigurationOf } from '../read-sso.ts';
import { clientSecretPlace, type OidcConfiguration } from '../sso-configuration.ts';
import type { SetupCtx } from '../sso-ctx.ts';
import { assertDomainIsFree, changeConfiguration, insertConfiguration } from '../store-configuration.ts';
import type { OidcCtx } from './oidc-client.ts';
import { type OidcInput, oidcInputSchema } from './oidc-input.ts';
import { ProviderUnusable } from './provider-unusable.ts';

/** Context of a change of a configuration that asks its issuer. */
type OidcSetupCtx = SetupCtx & Pick<OidcCtx, 'oidc'>;

/**
 * Has people of an e-mail domain sign in at their identity provider by OpenID Connect. As by SAML, only the provider's
 * staff gives a domain. The issuer is asked at once, so that a wrong one is found here and not by whoever signs in.
 * @throws AppError FORBIDDEN for others; NOT_FOUND for another customer than the one they are within; INVALID with the
 *   fields, also for a domain that has a configuration, and an issuer that cannot be used.
 */
export async function setupOidc(
  ctx: OidcSetupCtx,
  input: { emailDomain: string; oidcConfig: OidcInput; customerId: string },
): Promise<OidcConfiguration> {
  assertSuper(ctx);
  assertWithin(ctx, input.customerId);
  const { emailDomain, oidcConfig } = z
    .object({ emailDomain: emailDomainSchema, oidcConfig: oidcInputSchema(ctx.outboundRules, { isNew: true }) })
    .parse(input);
  await assertDomainIsFree(ctx, emailDomain);
  const columns = {
    issuer: await confirmedIssuer(ctx, oidcConfig.issuer),
    client_id: oidcConfig.clientId,
    client_secret: ctx.seal.seal(oidcConfig.clientSecret, clientSecretPlace(emailDomain)),
  };
  return insertConfiguration(ctx, { action: 'setupOidc', kind: 'oidc', emailDomain, columns });
}

/**
 * Changes how people of a domain sign in by OpenID Connect. The domain stays (AUTH-119), and so does the secret unless
 * another is given; to another issuer it is never sent.
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND; INVALID with the fields.
 */
export async function updateOidcConfig(
  ctx: OidcSetupCtx,
  input: { emailDomain: string; oidcConfig: OidcInput },
): Promise<OidcConfiguration> {
  assertSuper(ctx);
  const { issuer, clientId, clientSecret } = z
    .object({ oidcConfig: oidcInputSchema(ctx.outboundRules, { isNew: false }) })
    .parse(input).oidcConfig;
  const before = await ownConfigurationOf(ctx, input.emailDomain, 'oidc');
  const { emailDomain } = before;
  const isMoved = issuer !== before.issuer;
  if (isMoved && !clientSecret) throw refused('clientSecret', ssoTexts.secretOfIssuer);
  const columns = {
    issuer: isMoved ? await confirmedIssuer(ctx, issuer) : issuer,
    client_id: clientId,
    ...(clientSecret && { client_secret: ctx.seal.seal(clientSecret, clientSecretPlace(emailDomain)) }),
  };
  return changeConfiguration(ctx, { action: 'updateOidcConfig', kind: 'oidc', emailDomain, columns });
}

/** Asks an issuer what it is. @returns how it calls itself. @throws AppError INVALID at its field. */
async function confirmedIssuer({ oidc }: Pick<OidcCtx, 'oidc'>, issuer: string): Promise<string> {
  const { metadata } = await oidc.discover(issuer).catch((error: unknown) => {
    throw error instanceof ProviderUnusable ? refused('issuer', error.message) : error;
  });
  return metadata.issuer;
}

const refused = (field: 'issuer' | 'clientSecret', message: string) =>
  invalid(message, [{ path: `oidcConfig.${field}`, message }]);
