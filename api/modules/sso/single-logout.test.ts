import { createSign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ssoLogoutsPerMinute } from '../../../domain/constants.ts';
import { makeKeyPair } from '../../../domain/identity/sso/saml/certificates.ts';
import { type KeyPair, messageOf, packed } from '../../../tests/support/identity-provider.ts';
import { type SsoScene, startSsoScene } from '../../../tests/support/sso-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

let api: TestApi;
let scene: SsoScene;
let stranger: KeyPair;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 'loopback' });
  scene = await startSsoScene(api);
  stranger = await makeKeyPair('stranger', new Date());
});
afterAll(() => api?.stop());
beforeEach(() => api.advance(61_000));

const algorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const logoutPath = () => `${api.origin}/sso/saml/${scene.domain}/logout`;
async function somebody() {
  const email = scene.newEmail();
  await scene.newPerson(email);
  return email;
}
const isOpen = async (token: string): Promise<boolean> => !(await api.gql('{ me { isSuper } }', { token })).errors;
/** A request as the address of a redirect; signed, unless by nobody. */
function redirected(xml: string, by: KeyPair | null = scene.provider.keys, relayState = 'abc'): string {
  const signed = new URLSearchParams({
    SAMLRequest: packed(xml),
    RelayState: relayState,
    SigAlg: algorithm,
  }).toString();
  if (!by) return `${logoutPath()}?${signed.replace(/&SigAlg=.*$/, '')}`;
  const signature = createSign('sha256').update(signed).sign(by.privateKey, 'base64');
  return `${logoutPath()}?${signed}&Signature=${encodeURIComponent(signature)}`;
}
const open = async (address: string): Promise<string> =>
  (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
const post = async (xml: string): Promise<string> => {
  const body = new URLSearchParams({ SAMLRequest: Buffer.from(xml).toString('base64') });
  return (await fetch(logoutPath(), { method: 'POST', body, redirect: 'manual' })).headers.get('location') ?? '';
};

test('signing out leads to the provider with a signed request that names the person and their session there', async () => {
  const email = await somebody();
  const token = await scene.signIn(email, { sessionIndex: 'there-1' });
  const { data } = await api.gql<{ signOutOfSso: string }>('mutation { signOutOfSso }', { token });
  const { xml, parameters } = messageOf(data?.signOutOfSso ?? '');
  expect(data?.signOutOfSso).toMatch(/^https:\/\/login\.example\.com\/logout\?/);
  expect(xml).toContain(`>${email}<`);
  expect(xml).toContain('there-1');
  expect(parameters.get('Signature')).toBeTruthy();
  expect(await isOpen(token)).toBe(false);
  expect((await api.gql('mutation { signOutOfSso }', { token })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  // the provider's answer leads to login
  expect(await open(`${logoutPath()}?SAMLResponse=${encodeURIComponent(packed('<x/>'))}`)).toBe('/login');
});

test('the provider ends the sessions of a person, or one of them, by a redirect and by a form', async () => {
  const email = await somebody();
  const other = await scene.signIn(await somebody());
  const [first, second] = [
    await scene.signIn(email, { sessionIndex: 'one' }),
    await scene.signIn(email, { sessionIndex: 'two' }),
  ];
  const location = await open(
    redirected(scene.provider.logoutRequest({ email, sessionIndex: 'one', now: api.clock.now() })),
  );
  expect(await Promise.all([first, second, other].map(isOpen))).toEqual([false, true, true]);
  expect(location).toMatch(/^https:\/\/login\.example\.com\/logout\?SAMLResponse=/);
  expect(messageOf(location)).toMatchObject({ relayState: 'abc', xml: expect.stringContaining('status:Success') });
  const all = scene.provider.logoutRequest({ email, now: api.clock.now() });
  expect(await post(scene.provider.signed(all, 'LogoutRequest'))).toMatch(/\/logout\?SAMLResponse=/);
  expect(await Promise.all([second, other].map(isOpen))).toEqual([false, true]);
});

test('a request ends sessions also while nobody signs in by the provider', async () => {
  const email = await somebody();
  const token = await scene.signIn(email);
  const setOn = (is_sso_enabled: boolean) =>
    api.db('customers').where({ id: scene.customerId }).update({ is_sso_enabled });
  await setOn(false);
  expect(await isOpen(token)).toBe(true);
  await open(redirected(scene.provider.logoutRequest({ email, now: api.clock.now() })));
  expect(await isOpen(token)).toBe(false);
  await setOn(true);
});

test('a request that is unsigned, a stranger’s, old, changed, or taken before ends nothing', async () => {
  const email = await somebody();
  const token = await scene.signIn(email);
  const request = () => scene.provider.logoutRequest({ email, now: api.clock.now() });
  const dated = (minutes: number) =>
    scene.provider.logoutRequest({ email, now: new Date(api.clock.now().getTime() + minutes * 60_000) });
  const foreign = request().replace(scene.provider.entityId, 'https://other-idp.example');
  const bomb = packed(' '.repeat(5_000_000));
  const attempts: Array<[string, () => Promise<string>]> = [
    ['unsigned', () => open(redirected(request(), null))],
    ['a stranger’s', () => open(redirected(request(), stranger))],
    ['of another issuer', () => open(redirected(foreign))],
    ['old', () => open(redirected(dated(-10)))],
    ['of the future', () => open(redirected(dated(10)))],
    ['with more parameters', () => open(`${redirected(request())}&RelayState=other`)],
    ['with another state', () => open(redirected(request()).replace('RelayState=abc', 'RelayState=abd'))],
    ['a bomb', () => open(`${logoutPath()}?SAMLRequest=${encodeURIComponent(bomb)}`)],
    ['no request', () => open(redirected('<x/>'))],
    ['unsigned as a form', () => post(request())],
    ['a stranger’s as a form', () => post(scene.provider.signed(request(), 'LogoutRequest', { keys: stranger }))],
    ['SHA-1', () => post(scene.provider.signed(request(), 'LogoutRequest', { algorithm: 'sha1' }))],
    ['changed afterwards', () => post(scene.provider.signed(request(), 'LogoutRequest').replace(email, `x${email}`))],
    ['with a document type', () => post(`<!DOCTYPE x>${scene.provider.signed(request(), 'LogoutRequest')}`)],
  ];
  for (const [what, attempt] of attempts) expect(await attempt(), what).toBe('/login');
  expect(await isOpen(token)).toBe(true);
  const good = redirected(request());
  await open(good);
  expect(await isOpen(token)).toBe(false);
  const again = await scene.signIn(email);
  expect(await open(good)).toBe('/login');
  expect(await isOpen(again)).toBe(true);
});

test('a request ends each session that it names', async () => {
  const email = await somebody();
  const [first, second, third] = [
    await scene.signIn(email, { sessionIndex: 'one' }),
    await scene.signIn(email, { sessionIndex: 'two' }),
    await scene.signIn(email, { sessionIndex: 'three' }),
  ];
  const named = (...indexes: string[]) =>
    scene.provider
      .logoutRequest({ email, now: api.clock.now() })
      .replace(
        '</samlp:LogoutRequest>',
        `${indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join('')}$&`,
      );
  await open(redirected(named('one', 'two')));
  expect(await Promise.all([first, second, third].map(isOpen))).toEqual([false, false, true]);
});

test('a request for another application is none for us', async () => {
  const email = await somebody();
  const token = await scene.signIn(email);
  const to = (destination: string) =>
    scene.provider
      .logoutRequest({ email, now: api.clock.now() })
      .replace(' Version=', ` Destination="${destination}" Version=`);
  const elsewhere = to('https://elsewhere.example/logout');
  expect(await open(redirected(elsewhere))).toBe('/login');
  expect(await post(scene.provider.signed(elsewhere, 'LogoutRequest'))).toBe('/login');
  expect(await isOpen(token)).toBe(true);
  expect(await open(redirected(to(logoutPath())))).toMatch(/\/logout\?SAMLResponse=/);
  expect(await isOpen(token)).toBe(false);
});

test('what follows a request and is not signed is not taken, however it is named', async () => {
  const email = await somebody();
  const token = await scene.signIn(email);
  const request = scene.provider.logoutRequest({ email, now: api.clock.now() });
  const signed = new URLSearchParams({ SAMLRequest: packed(request), SigAlg: algorithm }).toString();
  const signature = createSign('sha256').update(signed).sign(scene.provider.keys.privateKey, 'base64');
  const address = `${logoutPath()}?${signed}&Signature=${encodeURIComponent(signature)}`;
  for (const more of ['&Relay%53tate=abc', '&RelayState=abc', '&SAMLResponse=abc', '?RelayState=abc'])
    expect(await open(address + more), more).toBe('/login');
  expect(await isOpen(token)).toBe(true);
  expect(await open(address)).toMatch(/\/logout\?SAMLResponse=/);
  expect(await isOpen(token)).toBe(false);
});

test('logouts of one address are counted, whatever they carry, and those of others go on', async () => {
  const from = (forwarded: string) =>
    fetch(`${logoutPath()}?SAMLRequest=${encodeURIComponent(packed('<x/>'))}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': forwarded },
    });
  const answers: number[] = [];
  for (let n = 0; n <= ssoLogoutsPerMinute; n += 1) answers.push((await from('203.0.113.7')).status);
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([303]));
  expect(answers.at(-1)).toBe(429);
  expect((await from('203.0.113.7')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await from('198.51.100.7')).status).toBe(303);
});
