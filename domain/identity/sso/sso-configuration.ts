import type { Database } from '../../../platform/database.ts';
import { isStorable } from '../../../platform/storable.ts';
import { defaultCustomerId } from '../../constants.ts';

interface Common {
  customerId: number;
  emailDomain: string;
  /** Name of the provider here, e.g. `saml.example.com`. */
  identifier: string;
}

/** An e-mail domain whose people sign in by SAML 2.0. */
export interface SamlConfiguration extends Common {
  kind: 'saml';
  /** Our entity ID, as the provider knows it. */
  entityId: string;
  providerEntityId: string;
  ssoUrl: string;
  logoutUrl: string | null;
  /** PEM; several while the provider changes its key. */
  certificate: string;
  certificateExpiresAt: Date;
  /** Certificate of the key that we sign with, PEM. */
  ownCertificate: string;
  /** That key, sealed for `ownKeyPlace`. */
  ownPrivateKey: Buffer;
  /** Certificate of the key that assertions are encrypted for, PEM; null in a configuration from before there was one. */
  decryptionCertificate: string | null;
  /** That key, sealed for `decryptionKeyPlace`. */
  decryptionPrivateKey: Buffer | null;
}

/** An e-mail domain whose people sign in by OpenID Connect. */
export interface OidcConfiguration extends Common {
  kind: 'oidc';
  /** Issuer, exactly as the provider calls itself. */
  issuer: string;
  /** Id of this product at the provider. */
  clientId: string;
  /** The secret to it, sealed for `clientSecretPlace`. */
  clientSecret: Buffer;
}

/** Configuration of an e-mail domain whose people sign in at their identity provider. */
export type SsoConfiguration = SamlConfiguration | OidcConfiguration;
export type SsoKind = SsoConfiguration['kind'];
export type ConfigurationOf<K extends SsoKind> = Extract<SsoConfiguration, { kind: K }>;

interface CommonRecord {
  customer_id: number;
  email_domain: string;
  identifier: string;
}

interface SamlRecord extends CommonRecord {
  kind: 'saml';
  entity_id: string;
  provider_entity_id: string;
  sso_url: string;
  logout_url: string | null;
  certificate: string;
  certificate_expires_at: Date;
  own_certificate: string;
  own_private_key: Buffer;
  decryption_certificate: string | null;
  decryption_private_key: Buffer | null;
}

interface OidcRecord extends CommonRecord {
  kind: 'oidc';
  issuer: string;
  client_id: string;
  client_secret: Buffer;
}

/** A row, which has the columns of its kind: a check of the table says so. */
export type SsoRecord = SamlRecord | OidcRecord;

export function toConfiguration(row: SsoRecord): SsoConfiguration {
  const common = { customerId: row.customer_id, emailDomain: row.email_domain, identifier: row.identifier };
  if (row.kind === 'oidc')
    return { ...common, kind: 'oidc', issuer: row.issuer, clientId: row.client_id, clientSecret: row.client_secret };
  return {
    ...common,
    kind: 'saml',
    entityId: row.entity_id,
    providerEntityId: row.provider_entity_id,
    ssoUrl: row.sso_url,
    logoutUrl: row.logout_url,
    certificate: row.certificate,
    certificateExpiresAt: row.certificate_expires_at,
    ownCertificate: row.own_certificate,
    ownPrivateKey: row.own_private_key,
    decryptionCertificate: row.decryption_certificate,
    decryptionPrivateKey: row.decryption_private_key,
  };
}

/** Returns the name of a domain's provider here; it begins with how people sign in. */
export const identifierOf = (kind: SsoKind, emailDomain: string): string => `${kind}.${emailDomain}`;

/** Owner of a configuration's sealed key. */
export const ownKeyPlace = (emailDomain: string): string => `sso-key/${emailDomain}`;

/** Owner of a configuration's sealed key for decryption. */
export const decryptionKeyPlace = (emailDomain: string): string => `sso-decryption-key/${emailDomain}`;

/** Owner of a configuration's sealed client secret. */
export const clientSecretPlace = (emailDomain: string): string => `sso-client-secret/${emailDomain}`;

/** Owner of a session's sealed ID token. */
export const idTokenPlace = (emailDomain: string): string => `sso-id-token/${emailDomain}`;

/** Returns the domain of an e-mail address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Finds the configuration of a domain, whosever it is; `isOn` if its people sign in by it now (AUTH.1). */
export async function findSso(
  db: Database,
  emailDomain: string,
): Promise<{ configuration: SsoConfiguration; isOn: boolean } | null> {
  if (!isStorable(emailDomain)) return null;
  const { rows } = await db.raw<{ rows: Array<SsoRecord & { is_on: boolean }> }>('select * from sso_of(?)', [
    emailDomain,
  ]);
  const row = rows[0];
  return row ? { configuration: toConfiguration(row), isOn: row.is_on } : null;
}

/** Finds the configuration by which people of a domain sign in now. */
export async function findSsoInUse(db: Database, emailDomain: string): Promise<SsoConfiguration | null> {
  const found = await findSso(db, emailDomain);
  return found?.isOn ? found.configuration : null;
}

const ofKind = <K extends SsoKind>(found: SsoConfiguration | null, kind: K): ConfigurationOf<K> | null =>
  found?.kind === kind ? (found as ConfigurationOf<K>) : null;

/** Finds the configuration by which people of a domain sign in now, if it is of a kind. */
export const findInUse = async <K extends SsoKind>(db: Database, emailDomain: string, kind: K) =>
  ofKind(await findSsoInUse(db, emailDomain), kind);

/** Finds the configuration of a domain if it is of a kind, whether or not its people sign in by it: its sessions live on. */
export const findOfKind = async <K extends SsoKind>(db: Database, emailDomain: string, kind: K) =>
  ofKind((await findSso(db, emailDomain))?.configuration ?? null, kind);

/** True if a person signs in by SSO now; the provider's staff does by the provider's own configurations alone. */
export async function isSsoPerson(
  db: Database,
  { email, isSuper }: { email: string; isSuper: boolean },
): Promise<boolean> {
  const configuration = await findSsoInUse(db, domainOf(email));
  return configuration !== null && (!isSuper || configuration.customerId === defaultCustomerId);
}

/** Returns which of some domains people sign in by SSO now, in one query. */
export async function areInUse(db: Database, domains: readonly string[]): Promise<Map<string, boolean>> {
  const { rows } = await db.raw(
    `select d as domain, exists (select from sso_of(d) where is_on) as "isOn" from unnest(?::text[]) d`,
    [domains],
  );
  return new Map(rows.map(({ domain, isOn }: { domain: string; isOn: boolean }) => [domain, isOn]));
}

/** Addresses of the product that an identity provider of a domain knows, by SAML. */
export function ssoAddresses(origin: string, emailDomain: string) {
  const base = `${origin}/sso/saml/${emailDomain}`;
  return { answers: `${base}/acs`, logout: `${base}/logout`, metadata: `${base}/metadata` };
}

/** Addresses of the product that an identity provider of a domain knows, by OpenID Connect. */
export function oidcAddresses(origin: string, emailDomain: string) {
  const base = `${origin}/sso/oidc/${emailDomain}`;
  return { callback: `${base}/callback`, logout: `${base}/logout` };
}
