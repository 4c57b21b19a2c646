import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/database.ts';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { setUpApp } from '../../../tests/support/factor-calls.ts';
import { overtake } from '../../../tests/support/overtake.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { password, startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

// Signing in by SAML, and what single sign-on means for people of a domain.
let api: TestApi;
let scene: SsoScene;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  scene = await startSsoScene(api);
  admin = await api.newPerson(scene.customerId);
});
afterAll(() => api?.stop());
// calls of an address are counted by the minute
beforeEach(() => api.advance(61_000));

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const claimsOf = async (token: string) =>
  decodeJwt((await (await fetch(`${api.origin}/auth/token`, bearer(token))).json()).token);
const isActive = async (token: string) =>
  (await (await fetch(`${api.origin}/auth/sso-active`, bearer(token))).json()).isActive;

describe('signing in', () => {
  test('AUTH-003 the domain alone decides how somebody signs in', async () => {
    const known = scene.newEmail();
    await scene.newPerson(known);
    const sso = { isSso: true, tenantId: String(scene.customerId), providerId: `saml.${scene.domain}` };
    expect(await scene.check(known.toUpperCase())).toEqual(sso);
    expect(await scene.check(scene.newEmail())).toEqual(sso);
    expect(await scene.check(`a@x${scene.domain}`)).toEqual({ isSso: false, tenantId: null, providerId: null });
  });

  test('AUTH-002 the sign-in begins with a signed request to the configured address', async () => {
    const { url, requestId, verifier } = await scene.begin(scene.newEmail());
    const address = new URL(url);
    expect(address.origin + address.pathname).toBe('https://login.example.com/sso');
    expect(address.searchParams.get('RelayState')).toBe(requestId);
    expect(address.searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
    expect(address.searchParams.get('Signature')).toBeTruthy();
    expect(verifier).toMatch(/^[\w-]{43}$/);
    await expect(scene.begin(`a@elsewhere.${scene.domain}`)).rejects.toThrow(
      'This address does not sign in by single sign-on',
    );
  });

  test('a member signs in, and their session says by whom', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email);
    const token = await scene.signIn(email);
    const { me } = (
      await api.gql<{ me: { user: { id: string; isSso: boolean } } }>('{ me { user { id isSso } } }', { token })
    ).data as { me: object };
    expect(me).toEqual({ user: { id, isSso: true } });
    expect(await claimsOf(token)).toMatchObject({ sign_in_provider: `saml.${scene.domain}`, sso_activated: true });
    expect(await claimsOf(admin.token)).toMatchObject({ sign_in_provider: 'password' });
    expect(await claimsOf(admin.token)).not.toHaveProperty('sso_activated');
  });

  test('AUTH-019 AUTH-025 AUTH-087 whoever was invited is activated once, and has the marker claim then', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email, 'pending');
    const token = await scene.signIn(email);
    expect((await api.gql('{ me { user { id } } }', { token })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await claimsOf(token)).not.toHaveProperty('sso_activated');
    expect(await claimsOf(token)).not.toHaveProperty('customer_id');
    expect(await isActive(token)).toBe(false);
    const activate = () => api.gql<{ activateSsoUser: boolean }>('mutation { activateSsoUser }', { token });
    expect((await activate()).data).toEqual({ activateSsoUser: true });
    expect(await isActive(token)).toBe(true);
    expect(await claimsOf(token)).toMatchObject({ sso_activated: true, customer_id: String(scene.customerId) });
    const { me } = (await api.gql<{ me: object }>('{ me { user { id displayName } } }', { token })).data as {
      me: object;
    };
    expect(me).toEqual({ user: { id, displayName: 'Ines Moreau' } });
    const rows = await api.db('audit_log').where({ user_id: id, action: 'activateSsoUser' });
    expect(rows).toHaveLength(1);
    expect((await activate()).data).toEqual({ activateSsoUser: true });
    expect(await api.db('audit_log').where({ user_id: id, action: 'activateSsoUser' })).toHaveLength(1);
  });

  test('AUTH.10 a session that opens one customer alone accepts no invitation', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email);
    const invited = { customer_id: await api.newCustomer(), user_id: id };
    await api.db('memberships').insert({ ...invited, auth_role: 'STANDARD', status: 'pending' });
    const token = await scene.signIn(email);
    const there = await continueSession(api, { id, email, token, customerId: scene.customerId });
    const activate = (by: { token: string }) =>
      api.gql<{ activateSsoUser: boolean }>('mutation { activateSsoUser }', { token: by.token });
    expect((await activate(there)).data).toEqual({ activateSsoUser: true });
    expect(await api.db('memberships').where(invited).first()).toMatchObject({ status: 'pending' });
    expect((await activate({ token })).data).toEqual({ activateSsoUser: true });
    expect(await api.db('memberships').where(invited).first()).toMatchObject({ status: 'active' });
  });

  test('an invitation that is withdrawn meanwhile is not accepted, and one is accepted once by calls at once', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email, 'pending');
    const token = await scene.signIn(email);
    const activate = () => api.gql<{ activateSsoUser: boolean }>('mutation { activateSsoUser }', { token });
    const membership = { customer_id: scene.customerId, user_id: id };
    const withdrawal = {
      lock: (trx: Transaction) => trx('memberships').where(membership).forUpdate().first(),
      change: (trx: Transaction) => trx('memberships').where(membership).update({ status: 'none' }),
    };
    expect((await overtake(api, withdrawal, activate)).data).toEqual({ activateSsoUser: false });
    expect(await api.db('users').where({ id }).first()).toMatchObject({
      display_name: email,
      is_email_verified: false,
    });
    expect(await isActive(token)).toBe(false);
    await api.db('memberships').where(membership).update({ status: 'pending' });
    const answers = await Promise.all([activate(), activate(), activate()]);
    for (const { data } of answers) expect(data).toEqual({ activateSsoUser: true });
    expect(await api.db('audit_log').where({ user_id: id, action: 'activateSsoUser' })).toHaveLength(1);
  });

  test('signing in makes nobody: without an account there is no session, and without an invitation no access', async () => {
    const unknown = scene.newEmail();
    const { requestId } = await scene.begin(unknown);
    expect(await scene.post(scene.provider.answer(scene.said(unknown, requestId)))).toBe('/404/user');
    expect(await api.db('users').where({ email: unknown })).toEqual([]);
    const removed = scene.newEmail();
    await scene.newPerson(removed, 'none');
    const token = await scene.signIn(removed);
    expect((await api.gql('mutation { activateSsoUser }', { token })).data).toEqual({ activateSsoUser: false });
    expect(await isActive(token)).toBe(false);
    // a session by password is activated by nothing
    expect((await api.gql('mutation { activateSsoUser }', admin)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('AUTH-048 a domain signs in at its provider, everybody else by password, and whoever has a second factor gives it', async () => {
    const email = scene.newEmail();
    await scene.newPerson(email);
    expect((await api.signIn(email)).answer?.token).toBeUndefined();
    expect(await scene.signIn(email)).toMatch(/^[\w-]{43}$/);
    const plain = await api.newPerson(await api.newCustomer());
    expect((await api.signIn(plain.email)).answer).toMatchObject({ code: null, token: expect.any(String) });
    await setUpApp(api, plain);
    expect((await api.signIn(plain.email)).answer).toMatchObject({
      ...{ code: 'auth/multi-factor-auth-required', token: null, resolver: expect.any(String) },
    });
  });

  test('AUTH.3 people of the domain have no password here, and a reset sends them nothing', async () => {
    const own = await startSsoScene(api);
    const { id, email: old } = await api.newPerson(own.customerId);
    expect((await api.signIn(old)).token).not.toBeNull();
    const email = own.newEmail();
    await api.db('users').where({ id }).update({ email });
    expect((await api.signIn(email)).error?.message).toBe('Incorrect username or password');
    const reset = await api.gql('mutation ($email: String!) { sendResetPassword(email: $email) }', {}, { email });
    expect(reset.data).toEqual({ sendResetPassword: true });
    expect(await api.db('mails').where({ recipient: email })).toEqual([]);
    const token = await own.signIn(email);
    const change = await api.gql(
      'mutation ($old: String!) { changePassword(oldPassword: $old, newPassword: "Another-horse-8") }',
      { token, customerId: own.customerId },
      { old: password },
    );
    expect(change.errors?.[0]?.extensions.code).toBe('INVALID');
  });

  test('AUTH.3 nor do they set up a second factor; the provider’s staff, whom no customer’s provider signs in, does', async () => {
    const email = scene.newEmail();
    const id = await scene.newPerson(email);
    const by = { id, email, token: await scene.signIn(email), customerId: scene.customerId };
    const start = 'mutation ($password: String) { startMFAEnrolment(password: $password) { secret } }';
    expect((await api.gql(start, by)).errors?.[0]).toMatchObject({
      message: 'Your identity provider looks after your second factor',
      extensions: { code: 'FORBIDDEN' },
    });
    const staff = await api.newPerson(scene.customerId, 'SUPER');
    await api.db('users').where({ id: staff.id }).update({ email: scene.newEmail() });
    expect((await api.gql(start, staff)).errors).toBeUndefined();
  });

  test('AUTH-100 while isSSOEnabled is off, everybody signs in by password', async () => {
    const own = await startSsoScene(api);
    const { id } = await api.newPerson(own.customerId);
    const email = own.newEmail();
    await api.db('users').where({ id }).update({ email });
    const turn = (isOn: boolean, by = own.staff) =>
      api.gql<object>(
        `mutation ($id: ID!, $isOn: Boolean!) { updateSsoEnabled(customerId: $id, isSSOEnabled: $isOn) }`,
        by,
        { id: String(own.customerId), isOn },
      );
    expect(await own.check(email)).toMatchObject({ isSso: true });
    expect((await turn(false, await api.newPerson(own.customerId))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await turn(false)).data).toEqual({ updateSsoEnabled: false });
    expect(await own.check(email)).toEqual({ isSso: false, tenantId: null, providerId: null });
    expect((await api.signIn(email)).token).not.toBeNull();
    await expect(own.begin(email)).rejects.toThrow('does not sign in by single sign-on');
    await turn(true);
    expect((await api.signIn(email)).token).toBeNull();
    const { me } = await api.read<{ me: object }>('{ me { customer { isSSOEnabled } } }', own.staff);
    expect(me).toEqual({ customer: { isSSOEnabled: true } });
  });

  test('an answer that nobody asked for begins a sign-in of whom it names, once, and opens nothing', async () => {
    const email = scene.newEmail();
    await scene.newPerson(email);
    const answer = scene.provider.answer(scene.said(email, null));
    expect(await scene.post(answer, 'https://portal.example')).toBe(`/login?emailAddress=${encodeURIComponent(email)}`);
    expect(await scene.post(answer)).toBe('/login#sso-error=replay');
    // it would lead around in a circle
    const { requestId } = await scene.begin(email);
    expect(await scene.post(scene.provider.answer(scene.said(email, null)), requestId)).toBe(
      '/login#sso-error=request',
    );
  });
});
