import { randomUUID } from 'node:crypto';
import {
  createIdentityProvider,
  type IdentityProvider,
  messageOf,
  type Said,
  type Signing,
} from './identity-provider.ts';
import { createSsoPeople } from './sso-people.ts';
import type { TestApi, TestPerson } from './test-api.ts';

/** A customer whose people sign in at an identity provider of the tests' own. */
export interface SsoScene extends Omit<ReturnType<typeof createSsoPeople>, 'begin'> {
  customerId: number;
  domain: string;
  provider: IdentityProvider;
  /** The provider's staff, who sets it up. */
  staff: TestPerson;
  acs: string;
  entityId: string;
  begin(email: string): Promise<{ url: string; verifier: string; requestId: string }>;
  /** Certificate that assertions are encrypted for, as our metadata has it, PEM. */
  encryptionCertificate(): Promise<string>;
  /** Content of a good answer to a request. */
  said(email: string, inResponseTo: string | null): Said;
  /** Posts an answer as a browser does. @returns where it is led. */
  post(xml: string, relayState?: string): Promise<string>;
  /** Signs somebody in from the begin to the end. @returns the bearer. */
  signIn(email: string, more?: Partial<Said>, signing?: Signing): Promise<string>;
}

/** Sets up single sign-on for a new customer. */
export async function startSsoScene(api: TestApi): Promise<SsoScene> {
  const customerId = await api.newCustomer();
  const domain = `d${randomUUID().slice(0, 13)}.example`;
  const staff = await api.newPerson(customerId, 'SUPER');
  const provider = await createIdentityProvider(`https://idp.example/${domain}`);
  const base = `${api.origin}/sso/saml/${domain}`;
  const entityId = `${base}/metadata`;
  await api.read(
    `mutation ($emailDomain: String!, $ssoConfig: SsoConfigInput!, $customerId: ID!) {
       setupSso(emailDomain: $emailDomain, ssoConfig: $ssoConfig, customerId: $customerId) { emailDomain } }`,
    staff,
    {
      ...{ emailDomain: domain, customerId: String(customerId) },
      ssoConfig: {
        ...{ entityId, providerEntityId: provider.entityId, certificate: provider.certificate },
        ...{ ssoUrl: 'https://login.example.com/sso', logoutUrl: 'https://login.example.com/logout' },
      },
    },
  );
  const said = (email: string, inResponseTo: string | null): Said => ({
    ...{ email, inResponseTo, recipient: `${base}/acs`, audience: entityId, now: api.clock.now() },
  });
  const people = createSsoPeople(api, { customerId, domain });
  const begin = async (email: string) => {
    const begun = await people.begin(email);
    return { ...begun, requestId: /ID="([^"]+)"/.exec(messageOf(begun.url).xml)?.[1] ?? '' };
  };
  const post = async (xml: string, relayState?: string) => {
    const form = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') });
    if (relayState) form.set('RelayState', relayState);
    const response = await fetch(`${base}/acs`, { method: 'POST', body: form, redirect: 'manual' });
    return response.headers.get('location') ?? `${response.status} ${await response.text()}`;
  };
  const encryptionCertificate = async () => {
    const metadata = await (await fetch(`${entityId}?encryption=1`)).text();
    const body = /<KeyDescriptor use="encryption">.*?<ds:X509Certificate>([^<]+)</s.exec(metadata)?.[1] ?? '';
    return `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----`;
  };
  return {
    ...{ encryptionCertificate },
    ...{ ...people, customerId, domain, provider, staff, acs: `${base}/acs`, entityId, begin, said, post },
    async signIn(email, more = {}, signing = {}) {
      const { requestId, verifier } = await begin(email);
      const location = await post(provider.answer({ ...said(email, requestId), ...more }, signing));
      const { token, message } = await people.redeem(location, verifier);
      if (!token) throw new Error(`${location}: ${message}`);
      return token;
    },
  };
}
