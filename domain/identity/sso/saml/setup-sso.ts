import { z } from 'zod';
import { assertSuper } from '../../assert-super.ts';
import type { Ctx } from '../../ctx.ts';
import { emailDomainSchema } from '../email-domain.ts';
import { assertWithin, ownConfigurationOf } from '../read-sso.ts';
import { decryptionKeyPlace, ownKeyPlace, type SamlConfiguration } from '../sso-configuration.ts';
import type { SetupCtx } from '../sso-ctx.ts';
import { assertDomainIsFree, changeConfiguration, insertConfiguration } from '../store-configuration.ts';
import { makeKeyPair } from './certificates.ts';
import { type SsoInput, ssoInputSchema } from './sso-input.ts';

/**
 * Has people of an e-mail domain sign in at their identity provider by SAML. A domain belongs to one customer in the whole
 * system (AUTH.1): whoever has it decides who its people are, in every customer. So only the provider's staff gives it.
 * The first configuration of a customer turns single sign-on on.
 * @throws AppError FORBIDDEN for others; NOT_FOUND for another customer than the one they are within; INVALID with the fields, also for a domain that has a configuration.
 */
export async function setupSso(
  ctx: SetupCtx,
  input: { emailDomain: string; ssoConfig: SsoInput; customerId: string },
): Promise<SamlConfiguration> {
  assertSuper(ctx);
  assertWithin(ctx, input.customerId);
  const { emailDomain, ssoConfig } = z
    .object({
      emailDomain: emailDomainSchema,
      ssoConfig: ssoInputSchema(ctx.outboundRules),
    })
    .parse(input);
  await assertDomainIsFree(ctx, emailDomain);
  const [keys, decryption] = await Promise.all([makeKeys(ctx, emailDomain), decryptionColumns(ctx, emailDomain)]);
  const columns = {
    ...{ ...columnsOf(ssoConfig), ...decryption, own_certificate: keys.certificate },
    own_private_key: ctx.seal.seal(keys.privateKey, ownKeyPlace(emailDomain)),
  };
  return insertConfiguration(ctx, { action: 'setupSso', kind: 'saml', emailDomain, columns });
}

/**
 * Changes how people of a domain sign in by SAML. The domain stays (AUTH-119), and so do our keys; a configuration from
 * before assertions could be encrypted gets the one that it lacks.
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND; INVALID with the fields.
 */
export async function updateSsoConfig(
  ctx: SetupCtx,
  input: { emailDomain: string; ssoConfig: SsoInput },
): Promise<SamlConfiguration> {
  assertSuper(ctx);
  const ssoConfig = z.object({ ssoConfig: ssoInputSchema(ctx.outboundRules) }).parse(input).ssoConfig;
  const { emailDomain, decryptionCertificate } = await ownConfigurationOf(ctx, input.emailDomain, 'saml');
  const missing = decryptionCertificate === null ? await decryptionColumns(ctx, emailDomain) : undefined;
  const columns = columnsOf(ssoConfig);
  return changeConfiguration(ctx, { action: 'updateSsoConfig', kind: 'saml', emailDomain, columns, missing });
}

const makeKeys = (ctx: Pick<Ctx, 'clock'>, emailDomain: string) =>
  makeKeyPair(`Annunciator ${emailDomain}`, ctx.clock.now());

/** A key of its own for decryption: what is signed and what is decrypted by one key could be made to pass for each other. */
async function decryptionColumns(ctx: Pick<SetupCtx, 'clock' | 'seal'>, emailDomain: string) {
  const { certificate, privateKey } = await makeKeys(ctx, emailDomain);
  return {
    decryption_certificate: certificate,
    decryption_private_key: ctx.seal.seal(privateKey, decryptionKeyPlace(emailDomain)),
  };
}

const columnsOf = ({ certificate, ...config }: z.output<ReturnType<typeof ssoInputSchema>>) => ({
  entity_id: config.entityId,
  provider_entity_id: config.providerEntityId,
  sso_url: config.ssoUrl,
  logout_url: config.logoutUrl || null,
  certificate: certificate.pem,
  certificate_expires_at: certificate.expiresAt,
});
