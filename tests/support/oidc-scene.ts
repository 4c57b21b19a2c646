import { randomUUID } from 'node:crypto';
import { type OidcProvider, oidcClient, type SignsIn, startOidcProvider } from './oidc-provider.ts';
import { createSsoPeople } from './sso-people.ts';
import type { TestApi, TestPerson } from './test-api.ts';

export const setupOidcMutation = `mutation ($emailDomain: String!, $oidcConfig: OidcConfigInput!, $customerId: ID!) {
  setupOidc(emailDomain: $emailDomain, oidcConfig: $oidcConfig, customerId: $customerId) {
    emailDomain identifier issuer clientId customerId } }`;

/** A customer whose people sign in at a provider of OpenID Connect of the tests' own. */
export interface OidcScene extends ReturnType<typeof createSsoPeople> {
  customerId: number;
  domain: string;
  provider: OidcProvider;
  /** The provider's staff, who sets it up. */
  staff: TestPerson;
  callback: string;
  logout: string;
  /** Follows where the provider leads a browser. @returns where that is led by us. */
  come(address: URL): Promise<string>;
  /** Signs somebody in from the begin to the end. @returns the bearer. */
  signIn(who: SignsIn): Promise<string>;
  stop(): Promise<void>;
}

/** Sets up sign-in by OpenID Connect for a new customer. */
export async function startOidcScene(api: TestApi): Promise<OidcScene> {
  const customerId = await api.newCustomer();
  const domain = `d${randomUUID().slice(0, 13)}.example`;
  const staff = await api.newPerson(customerId, 'SUPER');
  const provider = await startOidcProvider({ now: () => api.clock.now() });
  await api.read(setupOidcMutation, staff, {
    ...{ emailDomain: domain, customerId: String(customerId) },
    oidcConfig: { issuer: provider.issuer, ...oidcClient },
  });
  const people = createSsoPeople(api, { customerId, domain });
  const base = `${api.origin}/sso/oidc/${domain}`;
  const come = async (address: URL): Promise<string> => {
    const response = await fetch(address, { redirect: 'manual' });
    return response.headers.get('location') ?? `${response.status} ${await response.text()}`;
  };
  return {
    ...{ ...people, customerId, domain, provider, staff, callback: `${base}/callback`, logout: `${base}/logout`, come },
    async signIn(who) {
      const { url, verifier } = await people.begin(who.email);
      const location = await come(provider.authorize(url, who));
      const { token, message } = await people.redeem(location, verifier);
      if (!token) throw new Error(`${location}: ${message}`);
      return token;
    },
    stop: () => provider.stop(),
  };
}
