import { afterAll, beforeAll, expect, test } from 'vitest';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { type OidcScene, startOidcScene } from '../../../tests/support/oidc-scene.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { password, startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// People who sign in at an identity provider, in customers that require a second factor.
let api: TestApi;
let saml: SsoScene;
let oidc: OidcScene;
beforeAll(async () => {
  api = await startTestApi();
  [saml, oidc] = [await startSsoScene(api), await startOidcScene(api)];
});
afterAll(async () => {
  await oidc?.stop();
  await api?.stop();
});
const reasonOf = async (token: string, customerId: number) =>
  (await api.gql('{ me { authRole } }', { token, customerId })).errors?.[0]?.extensions.reason;

test.each([
  ['SAML', () => saml, (email: string) => saml.signIn(email)],
  ['OpenID Connect', () => oidc, (email: string) => oidc.signIn({ email })],
] as const)(
  'AUTH-085 AUTH.3 whoever signs in by %s has a tenant and gives no factor here, before and after it is required',
  async (_, sceneOf, signIn) => {
    const { customerId, newEmail, newPerson } = sceneOf();
    const email = newEmail();
    const id = await newPerson(email);
    const before = await signIn(email);
    const byPassword = await api.newPerson(customerId);
    await api.db('customers').where({ id: customerId }).update({ is_mfa_enabled: true });
    const after = { id, email, customerId, token: await signIn(email) };
    for (const token of [before, after.token]) {
      expect(await reasonOf(token, customerId)).toBeUndefined();
      const { data } = await api.gql('{ me { awaitedFactor isMFAEnabled authRole } }', { token, customerId });
      expect(data).toEqual({ me: { awaitedFactor: null, isMFAEnabled: false, authRole: 'STANDARD' } });
    }
    expect(await reasonOf((await continueSession(api, after)).token, customerId)).toBeUndefined();
    // whoever signs in by password there does
    expect(await reasonOf(byPassword.token, customerId)).toBe('MFA_REQUIRED');
    const { answer } = await api.signIn(byPassword.email, password);
    expect(await reasonOf(answer?.token ?? '', customerId)).toBe('MFA_REQUIRED');
  },
);
