import { makeKeyPair } from '../../domain/identity/sso/saml/certificates.ts';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.ts';
import type { TestApi } from '../support/test-api.ts';

let made: Promise<string> | undefined;
/** A certificate, one for all customers of the process: a key pair takes a core for a while. */
export const anyCertificate = (): Promise<string> => {
  made ??= makeKeyPair('test', new Date()).then(({ certificate }) => certificate);
  return made;
};

let provider: Promise<OidcProvider> | undefined;

/** Stores SSO configurations of three domains of a customer. @returns the domains; the spare one is deleted by an operation. */
export async function storeSso(
  api: TestApi,
  { customerId, marker }: { customerId: number; marker: string },
): Promise<{ ssoDomain: string; spareSsoDomain: string; oidcDomain: string; issuer: string; certificate: string }> {
  const certificate = await anyCertificate();
  const domains = { ssoDomain: `${marker}.example`, spareSsoDomain: `spare.${marker}.example` };
  const at = new Date();
  await api.db('sso_configurations').insert(
    Object.values(domains).map((email_domain) => ({
      ...{ customer_id: customerId, email_domain, identifier: `saml.${email_domain}`, entity_id: `ours-${marker}` },
      ...{ provider_entity_id: marker, sso_url: 'https://login.example.com/sso', certificate },
      ...{ certificate_expires_at: new Date('2100-01-01'), own_certificate: certificate },
      ...{ own_private_key: Buffer.from(marker), created_at: at, updated_at: at },
    })),
  );
  provider ??= startOidcProvider();
  const [oidcDomain, issuer] = [`oidc.${marker}.example`, `${(await provider).issuer}/${marker}`];
  await api.db('sso_configurations').insert({
    ...{ customer_id: customerId, email_domain: oidcDomain, identifier: `oidc.${oidcDomain}`, kind: 'oidc' },
    ...{ issuer, client_id: `ours-${marker}`, client_secret: Buffer.from(marker), created_at: at, updated_at: at },
  });
  return { ...domains, oidcDomain, issuer, certificate };
}
