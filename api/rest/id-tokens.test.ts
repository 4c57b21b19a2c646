import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId, 'MANAGER');
});
afterAll(() => api?.stop());

const ask = (path: string, token = ada.token) =>
  fetch(api.origin + path, { headers: { authorization: `Bearer ${token}`, 'customer-id': String(customerId) } });
const tokenFrom = async (path = '/auth/token'): Promise<string> => (await (await ask(path)).json()).token;
const keys = () => createRemoteJWKSet(new URL('/auth/keys', api.origin));

test('AUTH-024 an ID token names the caller to others, who verify it with the published keys, for five minutes', async () => {
  const answer = await ask('/auth/token');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { token, expiresAt } = await answer.json();
  const { payload } = await jwtVerify(token, keys(), { issuer: api.origin, audience: api.origin });
  expect(payload).toMatchObject({
    ...{ sub: ada.id, email: ada.email, email_verified: true, customer_id: String(customerId) },
    ...{ name: expect.stringContaining('Person') },
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
  expect(Date.parse(expiresAt) / 1_000 - Number(payload.exp)).toBeLessThan(1);
  const late = { currentDate: new Date(Date.now() + 301_000) };
  await expect(jwtVerify(token, keys(), late)).rejects.toThrow(errors.JWTExpired);
  await expect(jwtVerify(`${token.slice(0, -4)}AAAA`, keys())).rejects.toThrow();
});

test('an ID token is for the party that was named, and each is another', async () => {
  const [one, two] = [
    await tokenFrom('/auth/token?audience=https://tool.example'),
    await tokenFrom('/auth/token?audience=https://tool.example'),
  ];
  expect(decodeJwt(one).aud).toBe('https://tool.example');
  expect(decodeJwt(one).jti).not.toBe(decodeJwt(two).jti);
  await expect(jwtVerify(one, keys(), { audience: api.origin })).rejects.toThrow(errors.JWTClaimValidationFailed);
  expect((await ask(`/auth/token?audience=${'x'.repeat(201)}`)).status).toBe(400);
});

test('an ID token opens nothing here, and nobody gets one without a session', async () => {
  expect((await ask('/auth/token', await tokenFrom())).status).toBe(401);
  const { errors: refused } = await api.gql('{ me { isSuper } }', { token: await tokenFrom() });
  expect(refused?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await fetch(`${api.origin}/auth/token`)).status).toBe(401);
});

test('published keys hold nothing private', async () => {
  const { keys: published } = await (await fetch(`${api.origin}/auth/keys`)).json();
  expect(published).toHaveLength(1);
  expect(Object.keys(published[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});
