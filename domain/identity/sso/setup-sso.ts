import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { OutboundRules } from '../../../platform/outbound-address.ts';
import type { Seal } from '../../../platform/seal.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import { auditedRow } from '../../audit/audited.ts';
import { assertSuper } from '../assert-super.ts';
import type { Ctx } from '../ctx.ts';
import { setCustomerFlag } from '../set-customer-flag.ts';
import { makeKeyPair } from './certificates.ts';
import { releaseSso } from './hold-sso.ts';
import type { OidcClient } from './oidc/oidc-client.ts';
import { assertWithin, ownConfiguration, ownConfigurationOf } from './read-sso.ts';
import { decryptionKeyPlace, ownKeyPlace, type SamlConfiguration } from './sso-configuration.ts';
import { emailDomainSchema, type SsoInput, ssoInputSchema } from './sso-input.ts';
import { assertDomainIsFree, changeConfiguration, insertConfiguration } from './store-configuration.ts';

/** Dependencies of changes of configurations. */
export interface SetupDeps {
  seal: Seal;
  outboundRules: OutboundRules;
  oidc: OidcClient;
}
export type SetupCtx = Ctx & SetupDeps;

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

/**
 * Deletes a configuration, and ends the sessions that its identity provider opened, with the sign-ins that wait for it
 * or for their browser. People of the domain sign in by password from then on.
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND.
 */
export async function deleteSsoConfig(ctx: SetupCtx, input: { emailDomain: string }): Promise<true> {
  assertSuper(ctx);
  const { customerId, emailDomain } = await ownConfiguration(ctx, input.emailDomain);
  const key = { email_domain: emailDomain };
  const audit = { action: 'deleteSsoConfig', table: 'sso_configurations', key } as const;
  await forCustomer(ctx.db, customerId, async (trx) => {
    await releaseSso(trx, emailDomain);
    const deleted = await auditedRow(trx, ctx, audit, () =>
      trx('sso_configurations')
        .where({ customer_id: customerId, ...key })
        .delete(),
    );
    if (deleted === 0) throw notFound(ssoTexts.notFound);
    await trx('sso_requests').where({ customer_id: customerId, email_domain: emailDomain }).delete();
    await trx.raw('select end_sso_sessions(?, null, null, ?)', [emailDomain, ctx.clock.now()]);
  });
  return true;
}

/**
 * Turns single sign-on of a customer on or off: while it is off, its people sign in by password (AUTH.1).
 * @throws AppError FORBIDDEN for others than super users; NOT_FOUND for another customer than the one they are within.
 */
export async function updateSsoEnabled(
  ctx: Ctx,
  input: { customerId: string; isSSOEnabled: boolean },
): Promise<boolean> {
  assertSuper(ctx);
  assertWithin(ctx, input.customerId);
  const { isSSOEnabled: is } = input;
  return setCustomerFlag(ctx, { action: 'updateSsoEnabled', flag: 'isSSOEnabled', was: ctx.customer.isSSOEnabled, is });
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
