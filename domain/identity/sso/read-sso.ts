import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import { ssoTexts } from '../../../texts/server/sso.ts';
import { assertPermission } from '../assert-permission.ts';
import type { Ctx } from '../ctx.ts';
import {
  type ConfigurationOf,
  type SamlConfiguration,
  type SsoConfiguration,
  type SsoKind,
  type SsoRecord,
  toConfiguration,
} from './sso-configuration.ts';

/**
 * Reads how people of a domain of the customer sign in, whichever kind it is.
 * @throws AppError FORBIDDEN without the permission; NOT_FOUND, also for another customer's.
 */
export async function getSsoProvider(ctx: Ctx, { emailDomain }: { emailDomain: string }): Promise<SsoConfiguration> {
  assertPermission(ctx, 'customerSettings', 'VIEW');
  return ownConfiguration(ctx, emailDomain);
}

/**
 * Reads the configuration of a domain of the customer whose people sign in by SAML.
 * @throws AppError FORBIDDEN without the permission; NOT_FOUND, also for another customer's and another kind.
 */
export async function getSsoConfig(ctx: Ctx, { emailDomain }: { emailDomain: string }): Promise<SamlConfiguration> {
  assertPermission(ctx, 'customerSettings', 'VIEW');
  return ownConfigurationOf(ctx, emailDomain, 'saml');
}

/** Finds the configuration of a domain within the customer. @throws AppError NOT_FOUND, also for another kind. */
export async function ownConfigurationOf<K extends SsoKind>(
  ctx: Pick<Ctx, 'db' | 'customer'>,
  domain: string,
  kind: K,
): Promise<ConfigurationOf<K>> {
  const configuration = await ownConfiguration(ctx, domain);
  if (configuration.kind !== kind) throw notFound(ssoTexts.notFound);
  return configuration as ConfigurationOf<K>;
}

/** Finds the configuration of a domain within the customer. @throws AppError NOT_FOUND. */
export async function ownConfiguration(ctx: Pick<Ctx, 'db' | 'customer'>, domain: string): Promise<SsoConfiguration> {
  const email_domain = domain.trim().toLowerCase();
  const row = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    isStorable(email_domain)
      ? trx('sso_configurations').where({ customer_id: ctx.customer.id, email_domain }).first()
      : Promise.resolve(undefined),
  );
  if (!row) throw notFound(ssoTexts.notFound);
  return toConfiguration(row as SsoRecord);
}

/**
 * Lists the domains of the customer whose people sign in by SSO, by name.
 * @throws AppError FORBIDDEN without the permission; NOT_FOUND for another customer than the one that the caller is within.
 */
export async function getEmailDomainsPerCustomer(ctx: Ctx, { customerId }: { customerId: string }): Promise<string[]> {
  assertPermission(ctx, 'customerSettings', 'VIEW');
  assertWithin(ctx, customerId);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw('select email_domain as "emailDomain" from sso_configurations where customer_id = ? order by 1', [
      ctx.customer.id,
    ]),
  );
  return rows.map((row: { emailDomain: string }) => row.emailDomain);
}

/** Refuses an id that is not that of the caller's customer. @throws AppError NOT_FOUND, as for one that there is none of. */
export function assertWithin(ctx: Pick<Ctx, 'customer'>, customerId: string): void {
  if (customerId !== String(ctx.customer.id)) throw notFound(ssoTexts.noCustomer);
}
