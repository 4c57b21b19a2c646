import { decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

const secret = 'a secret of the help desk, long enough';
const helpDesk = { url: 'https://desk.example/access/jwt', secret, brandId: '360000012345' };
let api: TestApi;
let plain: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  [api, plain] = await Promise.all([startTestApi({ helpDesk }), startTestApi()]);
  ada = await api.newPerson(await api.newCustomer(), 'OCCUPANT');
});
afterAll(() => Promise.all([api?.stop(), plain?.stop()]));

interface Answer {
  getZendeskToken: { token: string; url: string; returnTo: string | null } | null;
}
const ask = async (at: TestApi, variables: { brandId?: string; returnTo?: string } = {}, by = ada) =>
  (
    await at.read<Answer>(
      'query ($brandId: String, $returnTo: String) { getZendeskToken(brandId: $brandId, returnTo: $returnTo) { token url returnTo } }',
      by,
      variables,
    )
  ).getZendeskToken;

test('AUTH-005 the help desk gets a token of five minutes with name, address and id; without one there is none', async () => {
  const answer = await ask(api);
  expect(answer).toMatchObject({ url: helpDesk.url, returnTo: null });
  const { payload } = await jwtVerify(answer?.token ?? '', new TextEncoder().encode(secret));
  expect(payload).toMatchObject({ email: ada.email, uid: ada.id, name: expect.stringContaining('Person') });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
  expect(decodeProtectedHeader(answer?.token ?? '').alg).toBe('HS256');
  expect(await ask(plain)).toBeNull();
});

test('AUTH-086 a brand that is not that of the help desk gets nothing, and nobody is led anywhere but to the help desk', async () => {
  expect(await ask(api, { brandId: '1' })).toBeNull();
  const { brandId } = helpDesk;
  expect(await ask(api, { brandId, returnTo: 'https://desk.example/requests/7' })).toMatchObject({
    returnTo: 'https://desk.example/requests/7',
  });
  for (const returnTo of [
    'https://desk.example.evil.example/',
    'https://evil.example/desk.example',
    'http://desk.example/',
    'https://desk.example@evil.example/',
    'javascript:alert(1)',
    '//desk.example/',
    'no address',
  ])
    expect(await ask(api, { brandId, returnTo }), returnTo).toMatchObject({ returnTo: null });
});

test('AUTH.10 a session that opens one customer alone leads to no help desk', async () => {
  expect(await ask(api, {}, await continueSession(api, ada))).toBeNull();
});

test('an address that nobody has proven is not told to the help desk', async () => {
  await api.db('users').where({ id: ada.id }).update({ is_email_verified: false });
  expect(await ask(api)).toBeNull();
});

test('pages may send forms to the help desk, and to no other host', async () => {
  const policyOf = async ({ origin }: TestApi) =>
    /form-action [^;]+/.exec((await fetch(`${origin}/health`)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await policyOf(api)).toBe("form-action 'self' https://desk.example");
  expect(await policyOf(plain)).toBe("form-action 'self'");
});
