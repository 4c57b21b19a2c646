import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../../../tests/support/authenticator.ts';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { startSsoScene } from '../../../tests/support/sso-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// The mail about a device that an account has not been used on, whichever way somebody signs in there.
let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
});
afterAll(() => api?.stop());

/** Makes the next sign-in of a person not their first. */
const useElsewhere = (id: string) => api.db('users').where({ id }).update({ last_sign_in_at: api.clock.now() });
const notices = async (email: string): Promise<number> =>
  (await api.db('mails').where({ recipient: email, subject: 'New sign-in to your account' })).length;

test('is sent after a sign-in at an identity provider, once', async () => {
  const scene = await startSsoScene(api);
  const email = scene.newEmail();
  await useElsewhere(await scene.newPerson(email));
  await scene.signIn(email);
  expect(await notices(email)).toBe(1);
  await scene.signIn(email);
  expect(await notices(email)).toBe(1);
});

test('is sent after a passkey, and not before it', async () => {
  const maya = await api.newPerson(customerId);
  const page = api.origin.replace('127.0.0.1', 'localhost');
  const send = async (query: string, variables: object, token?: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${page}/graphql`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', origin: page },
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const key = createAuthenticator(page);
  const begun = await send('mutation { startPasskeyEnrolment }', {}, maya.token);
  const verify = 'mutation ($answer: JSON!) { verifyPasskeyEnrolment(answer: $answer) { recoveryCodes } }';
  await send(verify, { answer: key.create(begun.startPasskeyEnrolment as { challenge: string }) }, maya.token);
  await useElsewhere(maya.id);
  const resolver = (await api.signIn(maya.email)).answer?.resolver ?? '';
  const start = 'mutation ($resolver: String!) { startPasskeySignIn(resolver: $resolver) }';
  const { startPasskeySignIn: challenge } = await send(start, { resolver });
  expect(await notices(maya.email)).toBe(0);
  const give =
    'mutation ($resolver: String!, $answer: JSON!) { signInWithPasskey(resolver: $resolver, answer: $answer) { token } }';
  const answer = key.get(challenge as { challenge: string });
  expect(await send(give, { resolver, answer })).toMatchObject({ signInWithPasskey: { token: expect.any(String) } });
  expect(await notices(maya.email)).toBe(1);
});

test('AUTH.10 is sent after a hand-over', async () => {
  const maya = await api.newPerson(customerId);
  await useElsewhere(maya.id);
  await continueSession(api, maya);
  expect(await notices(maya.email)).toBe(1);
});
