import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OidcScene, startOidcScene } from '../../../tests/support/oidc-scene.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { password, startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// Invitations of addresses whose domain signs in by SSO.
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

/** Invites an address. @returns the person's id, and what the link in their mail holds. */
async function invite(customerId: number, email: string) {
  const admin = await api.newPerson(customerId);
  const { createUser } = await api.read<{ createUser: { id: string } }>(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    admin,
    { input: { firstName: 'Ines', lastName: 'Moreau', email, role: 'STANDARD' } },
  );
  const { body } = await api.db('mails').where({ recipient: email }).first();
  const { path } = (body as Array<{ path?: string }>).find((part) => part.path) as { path: string };
  const { searchParams } = new URL(path, 'http://console.example');
  return { id: createUser.id, link: { token: searchParams.get('token'), customerId: searchParams.get('cid') } };
}

test.each([
  ['SAML', () => saml, (email: string) => saml.signIn(email)],
  ['OpenID Connect', () => oidc, (email: string) => oidc.signIn({ email })],
] as const)(
  'AUTH.11 AUTH.2 an invited person takes no password, and is activated by signing in by %s',
  async (_, sceneOf, signIn) => {
    const scene = sceneOf();
    const email = scene.newEmail();
    const { id, link } = await invite(scene.customerId, email);
    const membership = () =>
      api.db('memberships').where({ customer_id: scene.customerId, user_id: id }).first('status');
    const { data } = await api.gql(
      'query ($token: String!, $customerId: ID!) { validateToken(token: $token, customerId: $customerId) { displayName email hasPassword isSso } }',
      {},
      link,
    );
    expect(data).toEqual({ validateToken: { displayName: 'Ines Moreau', email, hasPassword: false, isSso: true } });
    const { errors } = await api.gql(
      'mutation ($token: String!, $customerId: ID!, $password: String!) { activateUser(token: $token, customerId: $customerId, password: $password) }',
      {},
      { ...link, password },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'This address signs in through your organization’s single sign-on',
      extensions: { code: 'INVALID' },
    });
    expect(await membership()).toEqual({ status: 'pending' });
    expect(await api.db('users').where({ id }).first('password_hash')).toEqual({ password_hash: null });
    const by = { token: await signIn(email) };
    expect((await api.gql('{ me { authRole } }', by)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await api.gql('mutation { activateSsoUser }', by)).data).toEqual({ activateSsoUser: true });
    expect(await membership()).toEqual({ status: 'active' });
    const { data: me } = await api.gql('{ me { authRole user { displayName } } }', by);
    expect(me).toEqual({ me: { authRole: 'STANDARD', user: { displayName: 'Ines Moreau' } } });
  },
);
