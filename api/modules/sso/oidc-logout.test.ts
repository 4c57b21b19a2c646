import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oidcLogoutsPerMinute } from '../../../domain/constants.ts';
import { oidcClient, sendJson } from '../../../tests/support/oidc-provider.ts';
import { type OidcScene, startOidcScene } from '../../../tests/support/oidc-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

let api: TestApi;
let scene: OidcScene;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 'loopback' });
  scene = await startOidcScene(api);
});
afterAll(async () => {
  await scene?.stop();
  await api?.stop();
});
beforeEach(() => {
  scene.provider.reset();
  api.advance(61_000);
});

/** Signs somebody in. @returns their bearer, and how the provider calls them. */
async function somebody(sid = `sid-${Math.random()}`) {
  const email = scene.newEmail();
  await scene.newPerson(email);
  return { email, sid, sub: scene.provider.subjectOf(email), token: await scene.signIn({ email, sid }) };
}
const isOpen = async (token: string): Promise<boolean> => !(await api.gql('{ me { isSuper } }', { token })).errors;
const post = async (logoutToken: string | Promise<string>): Promise<number> => {
  const body = new URLSearchParams({ logout_token: await logoutToken });
  return (await fetch(scene.logout, { method: 'POST', body })).status;
};
const signOut = async (token: string) =>
  (await api.gql<{ signOutOfSso: string | null }>('mutation { signOutOfSso }', { token })).data?.signOutOfSso;

test('signing out leads to the provider, with what it has signed of the person, and back to login', async () => {
  const { token, sub } = await somebody();
  const address = new URL((await signOut(token)) ?? '');
  expect(address.origin + address.pathname).toBe(`${scene.provider.origin}/logout`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ client_id: oidcClient.clientId, post_logout_redirect_uri: scene.logout, id_token_hint: expect.any(String) },
  });
  const [, claims = ''] = (address.searchParams.get('id_token_hint') ?? '').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub });
  expect(await isOpen(token)).toBe(false);
  const back = await fetch(scene.logout, { redirect: 'manual' });
  expect(back.headers.get('location')).toBe('/login');
  // the token is in the database for nobody to read
  const stored = await api.db('sso_sessions').where({ email_domain: scene.domain }).select('id_token');
  expect(stored.every(({ id_token: sealed }) => sealed && !sealed.toString('latin1').includes(claims))).toBe(true);
});

test('where the provider ends no sessions, or is away, signing out ends the session here', async () => {
  const own = await startTestApi();
  const thin = await startOidcScene(own);
  const out = async (token: string) => (await own.gql('mutation { signOutOfSso }', { token })).data;
  const email = thin.newEmail();
  await thin.newPerson(email);
  const token = await thin.signIn({ email });
  const { issuer } = thin.provider;
  /** Has the provider asked anew. */
  const moved = (path: string) =>
    own
      .db('sso_configurations')
      .where({ email_domain: thin.domain })
      .update({ issuer: issuer + path });
  thin.provider.publish({ end_session_endpoint: undefined });
  await moved('/without');
  expect(await out(token)).toEqual({ signOutOfSso: null });
  expect((await own.gql('{ me { isSuper } }', { token })).errors).toHaveLength(1);
  await moved('');
  const next = await thin.signIn({ email });
  thin.provider.reply('/.well-known/openid-configuration', (response) => sendJson(response, {}, 503));
  await moved('/away');
  expect(await out(next)).toEqual({ signOutOfSso: null });
  expect((await own.gql('{ me { isSuper } }', { token: next })).errors).toHaveLength(1);
  await thin.stop();
  await own.stop();
});

test('a logout there ends the sessions here: of one session by its id, of a person by their name', async () => {
  const first = await somebody();
  const second = { ...first, sid: 'another', token: await scene.signIn({ email: first.email, sid: 'another' }) };
  const bystander = await somebody();
  const { logoutToken } = scene.provider;
  expect(await post(logoutToken({ sub: first.sub, sid: first.sid }))).toBe(200);
  expect([await isOpen(first.token), await isOpen(second.token)]).toEqual([false, true]);
  expect(await post(logoutToken({ sid: second.sid }))).toBe(200);
  expect(await isOpen(second.token)).toBe(false);
  const again = await scene.signIn({ email: first.email });
  expect(await post(logoutToken({ sub: first.sub }))).toBe(200);
  expect(await isOpen(again)).toBe(false);
  expect(await isOpen(bystander.token)).toBe(true);
});

test('a logout there ends the sessions here also while nobody signs in by it', async () => {
  const { token, sub } = await somebody();
  const setOn = (is_sso_enabled: boolean) =>
    api.db('customers').where({ id: scene.customerId }).update({ is_sso_enabled });
  await setOn(false);
  expect(await isOpen(token)).toBe(true);
  expect(await post(scene.provider.logoutToken({ sub }))).toBe(200);
  expect(await isOpen(token)).toBe(false);
  await setOn(true);
});

test('tokens that are not the provider’s, not for us, old, no logout tokens, or used are refused', async () => {
  const { sub, sid, token, email } = await somebody();
  const { logoutToken, stranger, seconds, signed } = scene.provider;
  const attempts: Array<[string, string | Promise<string>]> = [
    ['nothing', ''],
    ['no token', 'x.y.z'],
    ['a stranger’s', logoutToken({ sub }, stranger)],
    ['for another application', logoutToken({ sub, aud: 'another' })],
    ['of another provider', logoutToken({ sub, iss: 'https://other.example' })],
    ['old', logoutToken({ sub, iat: seconds() - 500 })],
    ['of the future', logoutToken({ sub, iat: seconds() + 500 })],
    ['expired', logoutToken({ sub, exp: seconds() - 150 })],
    ['of nobody', logoutToken({})],
    ['of everybody', logoutToken({ sub: '' })],
    ['without an event', logoutToken({ sub, events: {} })],
    ['of another event', logoutToken({ sub, events: { 'https://other.example/event': {} } })],
    ['an ID token', logoutToken({ sub, nonce: 'n' })],
    ['without an id', logoutToken({ sub, jti: undefined })],
    [
      'a plain ID token',
      signed({ iss: scene.provider.issuer, aud: oidcClient.clientId, sub, iat: seconds(), exp: seconds() + 60 }),
    ],
  ];
  for (const [what, attempt] of attempts) expect(await post(attempt), what).toBe(400);
  expect(await isOpen(token)).toBe(true);
  const good = await logoutToken({ sub, sid });
  expect(await post(good)).toBe(200);
  expect(await isOpen(token)).toBe(false);
  const next = await scene.signIn({ email, sid });
  expect(await post(good)).toBe(400);
  expect(await isOpen(next)).toBe(true);
});

test('logouts of one address are counted, and those of others go on', async () => {
  const from = async (forwarded: string) =>
    (await fetch(scene.logout, { method: 'POST', body: '', headers: { 'x-forwarded-for': forwarded } })).status;
  const answers: number[] = [];
  for (let n = 0; n <= oidcLogoutsPerMinute; n += 1) answers.push(await from('203.0.113.7'));
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([400]));
  expect(answers.at(-1)).toBe(429);
  expect(await from('198.51.100.7')).toBe(400);
});
