import { createSign, generateKeyPairSync } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { releaseSso } from '../../../domain/identity/sso/hold-sso.ts';
import { sendJson } from '../../../tests/support/oidc-provider.ts';
import { type OidcScene, startOidcScene } from '../../../tests/support/oidc-scene.ts';
import { overtake } from '../../../tests/support/overtake.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// Changes that end sign-ins by OpenID Connect while they are in flight, as they end those by SAML.
let api: TestApi;
let scene: OidcScene;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
// calls of an address are counted by the minute
beforeEach(async () => {
  api.advance(61_000);
  scene = await startOidcScene(api);
  return scene.stop;
});

const remove = 'mutation ($emailDomain: String!) { deleteSsoConfig(emailDomain: $emailDomain) }';
const deletion = () => api.read(remove, scene.staff, { emailDomain: scene.domain });
const refused = (reason: string): string => `/login#sso-error=${reason}`;
const isOpen = async (token: string): Promise<boolean> => !(await api.gql('{ me { isSuper } }', { token })).errors;

async function somebody(): Promise<{ id: string; email: string }> {
  const email = scene.newEmail();
  return { id: await scene.newPerson(email), email };
}
/** Signs somebody in as far as the code, which is left to the browser. @returns what the browser does with it. */
async function answered(email: string) {
  const { url, verifier } = await scene.begin(email);
  const location = await scene.come(scene.provider.authorize(url, { email }));
  expect(location).toContain('#sso=');
  return () => scene.redeem(location, verifier);
}
const openSessions = (id: string) => api.db('sessions').where({ user_id: id, ended_at: null });

describe('a configuration that is deleted', () => {
  test('ends sign-ins that wait for their browser, and sessions that were handed over', async () => {
    const { id, email } = await somebody();
    const { customerId } = scene;
    const token = await scene.signIn({ email });
    const { getCustomToken } = await api.read<{ getCustomToken: { token: string } }>(
      'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }',
      { id, email, token, customerId },
      { id: String(customerId) },
    );
    const redeem = 'mutation ($token: String!) { signInWithCustomToken(token: $token) { token } }';
    const { data } = await api.gql<{ signInWithCustomToken: { token: string } }>(redeem, {}, getCustomToken);
    const handed = data?.signInWithCustomToken.token ?? '';
    expect(await isOpen(handed)).toBe(true);
    // it is shown to the provider at sign-out, as with the session that it continues
    const stored = await api.db('sso_sessions').where({ user_id: id }).select('id_token');
    expect(stored.map(({ id_token: sealed }) => Buffer.isBuffer(sealed))).toEqual([true, true]);
    const late = await answered(email);
    await deletion();
    expect(await Promise.all([token, handed].map(isOpen))).toEqual([false, false]);
    expect((await late()).token).toBeNull();
    expect(await api.db('sso_requests').where({ email_domain: scene.domain })).toEqual([]);
  });

  test('ends sign-ins whose code is being exchanged', async () => {
    const { id, email } = await somebody();
    const { url } = await scene.begin(email);
    const sign = async (claims: JWTPayload) => {
      await deletion();
      return scene.provider.signed(claims);
    };
    expect(await scene.come(scene.provider.authorize(url, { email, sign }))).toBe(refused('request'));
    expect(await openSessions(id)).toEqual([]);
  });

  test('opens no session while it is being deleted', async () => {
    const { id, email } = await somebody();
    const change = {
      // the deletion has ended the sessions that there are, and is not stored yet
      lock: (trx: Parameters<typeof releaseSso>[0]) => releaseSso(trx, scene.domain),
      change: (trx: Parameters<typeof releaseSso>[0]) =>
        trx('sso_configurations').where({ email_domain: scene.domain }).delete(),
    };
    expect((await overtake(api, change, await answered(email))).token).toBeNull();
    expect(await openSessions(id)).toEqual([]);
  });
});

test('no code is worth a session once single sign-on was turned off, or its issuer was replaced', async () => {
  const { id, email } = await somebody();
  const turn = 'mutation ($id: ID!, $isOn: Boolean!) { updateSsoEnabled(customerId: $id, isSSOEnabled: $isOn) }';
  const turned = (isOn: boolean) => api.read(turn, scene.staff, { id: String(scene.customerId), isOn });
  const redeem = await answered(email);
  await turned(false);
  expect((await redeem()).token).toBeNull();
  await turned(true);
  const late = await answered(email);
  await api.db('sso_configurations').where({ email_domain: scene.domain }).update({ issuer: 'https://other.example' });
  expect((await late()).token).toBeNull();
  expect(await openSessions(id)).toEqual([]);
});

test('AUTH.3 people set up no second factor; the provider’s staff, whom no customer’s provider signs in, does', async () => {
  const { id, email } = await somebody();
  const by = { id, email, token: await scene.signIn({ email }), customerId: scene.customerId };
  const start = 'mutation ($password: String) { startMFAEnrolment(password: $password) { secret } }';
  expect((await api.gql(start, by)).errors?.[0]).toMatchObject({
    message: 'Your identity provider looks after your second factor',
    extensions: { code: 'FORBIDDEN' },
  });
  const staff = await api.newPerson(scene.customerId, 'SUPER');
  await api.db('users').where({ id: staff.id }).update({ email: scene.newEmail() });
  expect((await api.gql(start, staff)).errors).toBeUndefined();
});

test('tokens that are signed with a short key, or with what is none, are refused though it is published', async () => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1_024 });
  const member = (kid: string) => ({ kid, alg: 'RS256', use: 'sig' });
  const keys = [
    { ...short.publicKey.export({ format: 'jwk' }), ...member('short') },
    { kty: 'RSA', n: 'AQAB', ...member('broken') },
  ];
  scene.provider.reply('/keys', (response) => sendJson(response, { keys }));
  const signedBy = (kid: string) => (claims: JWTPayload) => {
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}`;
    return `${signed}.${createSign('sha256').update(signed).sign(short.privateKey, 'base64url')}`;
  };
  const { email } = await somebody();
  for (const kid of ['short', 'broken']) {
    const { url } = await scene.begin(email);
    expect(await scene.come(scene.provider.authorize(url, { email, sign: signedBy(kid) })), kid).toBe(refused('key'));
  }
});
