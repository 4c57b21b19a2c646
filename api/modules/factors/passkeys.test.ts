import { type RootCertIdentifier, SettingsService } from '@simplewebauthn/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Authenticator, createAuthenticator, type Odd } from '../../../tests/support/authenticator.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

// Answers of authenticators, right and wrong: a passkey is given by whoever holds it, on our page, just now.
let api: TestApi;
let customerId: number;
/** Our page by its host name: passkeys are for those. */
let page: string;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  page = api.origin.replace('127.0.0.1', 'localhost');
});
afterAll(() => api?.stop());

interface Answered {
  data: Record<string, unknown> | null;
  errors?: Array<{ message: string; extensions: { code: string } }>;
}
async function send(query: string, variables: Record<string, unknown>, token?: string): Promise<Answered> {
  const response = await fetch(`${page}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: page, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answered;
}
type Challenge = { challenge: string };
const challengeFrom = async (field: string, sent: Promise<Answered>): Promise<Challenge> => {
  const { data, errors } = await sent;
  if (!data) throw new Error(JSON.stringify(errors));
  return data[field] as Challenge;
};

const askNew = ({ token }: TestPerson) =>
  challengeFrom('startPasskeyEnrolment', send('mutation { startPasskeyEnrolment }', {}, token));
const verifyNew = (by: TestPerson, answer: object) =>
  send('mutation ($answer: JSON!) { verifyPasskeyEnrolment(answer: $answer) { recoveryCodes } }', { answer }, by.token);
/** Somebody with a passkey. */
async function somebody(): Promise<TestPerson & { key: Authenticator }> {
  const person = await api.newPerson(customerId);
  const key = createAuthenticator(page);
  const { errors } = await verifyNew(person, key.create(await askNew(person)));
  expect(errors).toBeUndefined();
  return { ...person, key };
}
const resolverOf = async ({ email }: TestPerson): Promise<string> => (await api.signIn(email)).answer?.resolver ?? '';
const ask = (resolver: string) =>
  challengeFrom(
    'startPasskeySignIn',
    send('mutation ($resolver: String!) { startPasskeySignIn(resolver: $resolver) }', { resolver }),
  );
async function give(resolver: string, answer: object): Promise<{ token: string | null; message: string | null }> {
  const { data, errors } = await send(
    'mutation ($resolver: String!, $answer: JSON!) { signInWithPasskey(resolver: $resolver, answer: $answer) { token } }',
    { resolver, answer },
  );
  const given = data?.signInWithPasskey as { token: string } | undefined;
  return { token: given?.token ?? null, message: errors?.[0]?.message ?? null };
}
const refused = { token: null, message: 'The passkey was not accepted. Try again.' };

test('a passkey completes a sign-in, and what it signed does so once', async () => {
  const maya = await somebody();
  const resolver = await resolverOf(maya);
  const answer = maya.key.get(await ask(resolver));
  const { token } = await give(resolver, answer);
  expect((await api.gql('{ me { authRole } }', { token: token ?? '', customerId })).errors).toBeUndefined();
  const again = await resolverOf(maya);
  expect(await give(again, answer)).toEqual(refused);
  await ask(again);
  expect(await give(again, answer)).toEqual(refused);
});

test('of two calls that give one answer at once, one is accepted', async () => {
  const maya = await somebody();
  const resolver = await resolverOf(maya);
  const answer = maya.key.get(await ask(resolver));
  const both = await Promise.all([give(resolver, answer), give(resolver, answer)]);
  expect(both.filter(({ token }) => token)).toHaveLength(1);
});

test.each<[string, (challenge: Challenge) => Odd]>([
  ['on another page', () => ({ origin: 'https://evil.example' })],
  ['for another host', () => ({ rpId: 'evil.example' })],
  ['of another challenge', () => ({ challenge: 'AAAA' })],
  ['of another purpose', () => ({ type: 'webauthn.create' })],
  ['without anybody there', () => ({ isPresent: false })],
  ['by a copy, which has counted less', () => ({ counter: 1 })],
])('one given %s is refused, and uses the challenge up', async (_, odd) => {
  const maya = await somebody();
  const first = await resolverOf(maya);
  expect((await give(first, maya.key.get(await ask(first), { counter: 5 }))).token).not.toBeNull();
  const resolver = await resolverOf(maya);
  const challenge = await ask(resolver);
  expect(await give(resolver, maya.key.get(challenge, { counter: 6, ...odd(challenge) }))).toEqual(refused);
  expect(await give(resolver, maya.key.get(challenge, { counter: 7 }))).toEqual(refused);
  expect((await give(resolver, maya.key.get(await ask(resolver), { counter: 8 }))).token).not.toBeNull();
});

test('somebody else’s passkey, and a signature of another key, are refused', async () => {
  const [maya, mallory] = [await somebody(), await somebody()];
  const resolver = await resolverOf(maya);
  expect(await give(resolver, mallory.key.get(await ask(resolver)))).toEqual(refused);
  const forged = { ...mallory.key.get(await ask(resolver)), id: maya.key.id, rawId: maya.key.id };
  expect(await give(resolver, forged)).toEqual(refused);
});

test('a passkey is set up on our page alone, by a challenge of the session, and belongs to one person', async () => {
  const [maya, mallory] = [await api.newPerson(customerId), await api.newPerson(customerId)];
  const key = createAuthenticator(page);
  for (const odd of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }])
    expect((await verifyNew(maya, key.create(await askNew(maya), odd))).errors?.[0]?.message).toBe(refused.message);
  await askNew(maya);
  expect((await verifyNew(maya, key.create(await askNew(mallory)))).errors?.[0]?.message).toBe(refused.message);
  expect((await verifyNew(maya, key.create(await askNew(maya)))).errors).toBeUndefined();
  expect((await verifyNew(mallory, key.create(await askNew(mallory)))).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a challenge is good for its purpose alone, and one to make a passkey for the timeout that the browser gets', async () => {
  const maya = await api.newPerson(customerId);
  // a session from before the passkey, which may be given it: what it asked for to make one signs nobody in
  const { answer } = await api.signIn(maya.email);
  const before = { ...maya, token: answer?.token ?? '' };
  const toMake = await askNew(before);
  const key = createAuthenticator(page);
  expect((await verifyNew(maya, key.create(await askNew(maya)))).errors).toBeUndefined();
  expect(await give(before.token, key.get(toMake))).toEqual(refused);
  expect((await give(before.token, key.get(await ask(before.token)))).token).not.toBeNull();
  const ada = await api.newPerson(customerId);
  const slow = await api.newPerson(customerId);
  const { timeout, ...asked } = (await askNew(slow)) as Challenge & { timeout: number };
  expect(timeout).toBe(30 * 60_000);
  const old = await askNew(ada);
  api.advance(timeout - 1_000);
  expect((await verifyNew(slow, createAuthenticator(page).create(asked))).errors).toBeUndefined();
  api.advance(2_000);
  const late = await verifyNew(ada, createAuthenticator(page).create(old));
  expect(late.errors?.[0]?.message).toBe('This setup has expired. Start again.');
});

test('what a browser says of an authenticator is neither looked up elsewhere nor kept unless it is known', async () => {
  const formats: RootCertIdentifier[] = ['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm'];
  for (const identifier of formats) expect(SettingsService.getRootCertificates({ identifier }), identifier).toEqual([]);
  const maya = await api.newPerson(customerId);
  const answer = createAuthenticator(page).create(await askNew(maya));
  const odd = { ...answer, response: { ...answer.response, transports: ['usb', 'x\0', 'x'.repeat(10_000)] } };
  expect((await verifyNew(maya, odd)).errors).toBeUndefined();
  expect(await api.db('passkeys').where({ user_id: maya.id }).first('transports')).toEqual({ transports: ['usb'] });
  const resolver = await resolverOf(maya);
  await ask(resolver);
  expect((await give(resolver, { ...answer, id: 'A\0' })).message).toBe(refused.message);
});
