import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parseEnv } from '../platform/env.ts';
import { createSeal } from '../platform/seal.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { testEngines } from './support/engines.ts';
import { setUpApp } from './support/factor-calls.ts';
import { oidcClient, startOidcProvider } from './support/oidc-provider.ts';
import { setupOidcMutation } from './support/oidc-scene.ts';
import { newAddresses } from './support/sign-in-from.ts';
import { createSsoPeople } from './support/sso-people.ts';
import { startSsoScene } from './support/sso-scene.ts';
import { password, startTestApi, type TestApi } from './support/test-api.ts';

// limits count once for two processes: this one, and the product's, which shares its engines and keys.
let api: TestApi;
let customerId: number;
let origins: [here: string, there: string];
let address: string;
beforeAll(async () => {
  const seal = createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY);
  const there = inject('product').api;
  api = await startTestApi({ seal, trustedProxies: 'loopback', consoleUrl: there });
  origins = [api.origin, there];
  customerId = await api.newCustomer();
  [address = ''] = newAddresses(1);
});
afterAll(() => api?.stop());

interface Answered {
  data: Record<string, unknown> | null;
  errors?: Array<{ message: string }>;
}
/** Sends an operation to a process as a page of the product's console does. */
async function send(origin: string, query: string, variables: object, token?: string): Promise<Answered> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': address },
      ...{ origin: page(), 'x-forwarded-host': new URL(page()).host },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answered;
}
/** The console by its host name: passkeys are for those. */
const page = () => origins[1].replace('127.0.0.1', 'localhost');

/** Signs in up to the second factor. */
async function resolverOf(email: string, origin: string): Promise<string> {
  const query =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { resolver } }';
  const { data, errors } = await send(origin, query, { email, password });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.signIn as { resolver: string }).resolver;
}

/** Does something twice in each process, all at once. @returns what was accepted. */
async function race<T>(act: (origin: string) => Promise<T | null>): Promise<T[]> {
  const results = await Promise.all([...origins, ...origins].map(act));
  return results.filter((result) => result !== null);
}
const rounds = [1, 2, 3];

test('AUTH.9 one recovery code completes one sign-in', async () => {
  const maya = await setUpApp(api, await api.newPerson(customerId));
  const query =
    'mutation ($resolver: String!, $code: String!) { signInWithRecoveryCode(resolver: $resolver, code: $code) { token } }';
  for (const round of rounds) {
    const code = maya.recoveryCodes[round];
    const resolvers = new Map<string, string>();
    for (const origin of origins) resolvers.set(origin, await resolverOf(maya.email, origin));
    const accepted = await race(
      async (origin) => (await send(origin, query, { resolver: resolvers.get(origin), code })).data,
    );
    expect(accepted).toHaveLength(1);
    await api.db('sign_in_tries').where({ network: address }).delete();
  }
});

test('AUTH.14 one answer of a passkey completes one sign-in', async () => {
  const maya = await api.newPerson(customerId);
  const key = createAuthenticator(page());
  const [here] = origins;
  const begun = await send(here, 'mutation { startPasskeyEnrolment }', {}, maya.token);
  const made = key.create(begun.data?.startPasskeyEnrolment as { challenge: string });
  const verify = 'mutation ($answer: JSON!) { verifyPasskeyEnrolment(answer: $answer) { recoveryCodes } }';
  expect((await send(here, verify, { answer: made }, maya.token)).errors).toBeUndefined();
  const give =
    'mutation ($resolver: String!, $answer: JSON!) { signInWithPasskey(resolver: $resolver, answer: $answer) { token } }';
  for (const _ of rounds) {
    const resolver = await resolverOf(maya.email, here);
    const start = 'mutation ($resolver: String!) { startPasskeySignIn(resolver: $resolver) }';
    const options = (await send(here, start, { resolver })).data?.startPasskeySignIn as { challenge: string };
    const answer = key.get(options);
    expect(await race(async (origin) => (await send(origin, give, { resolver, answer })).data)).toHaveLength(1);
  }
});

test('AUTH.7 links to set a password are three an hour, whoever is asked for them', async () => {
  for (const _ of rounds) {
    [address = ''] = newAddresses(1);
    const { email } = await api.newPerson(customerId);
    const ask = 'mutation ($email: String!) { sendResetPassword(email: $email) }';
    await Promise.all([...origins, ...origins, ...origins, ...origins].map((origin) => send(origin, ask, { email })));
    expect(await api.db('mails').where({ recipient: email })).toHaveLength(3);
  }
});

test('AUTH.10 one hand-over token opens one session', async () => {
  const maya = await api.newPerson(customerId);
  const query = 'mutation ($token: String!) { signInWithCustomToken(token: $token) { token } }';
  for (const _ of rounds) {
    const { getCustomToken: made } = await api.read<{ getCustomToken: { token: string } }>(
      'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }',
      maya,
      { id: String(customerId) },
    );
    expect(await race(async (origin) => (await send(origin, query, made)).data)).toHaveLength(1);
  }
});

/** Redeems the code that an answer of an identity provider led the browser back with, in both processes. */
const redeemings = (location: string, verifier: string) => {
  const code = /#sso=(.+)$/.exec(location)?.[1];
  const query = 'mutation ($code: String!, $verifier: String!) { signInWithSso(code: $code, verifier: $verifier) }';
  return race(async (origin) => (await send(origin, query, { code, verifier })).data);
};
const ledTo = async (answer: Promise<Response>): Promise<string> => (await answer).headers.get('location') ?? '';
const withCode = (location: string) => (location.includes('#sso=') ? location : null);

test('AUTH.3 one answer by SAML is taken once, and its code opens one session', async () => {
  // reached at the product's address, as by a balancer
  const scene = await startSsoScene({ ...api, origin: origins[1] });
  const email = scene.newEmail();
  await scene.newPerson(email);
  for (const _ of rounds) {
    const { requestId, verifier } = await scene.begin(email);
    const answer = scene.provider.answer(scene.said(email, requestId));
    const post = (origin: string) => {
      const body = new URLSearchParams({ SAMLResponse: Buffer.from(answer).toString('base64') });
      return ledTo(
        fetch(`${origin}${new URL(scene.acs).pathname}`, {
          ...{ method: 'POST', body, redirect: 'manual', headers: { 'x-forwarded-for': address } },
        }),
      );
    };
    const taken = await race(async (origin) => withCode(await post(origin)));
    expect(taken).toHaveLength(1);
    expect(await redeemings(taken[0] ?? '', verifier)).toHaveLength(1);
    // a replay, though the request were open again
    await api.db('sso_requests').where({ email_domain: scene.domain }).update({ tried_at: null });
    expect(await race(async (origin) => withCode(await post(origin)))).toEqual([]);
  }
});

test('AUTH.3 one answer by OpenID Connect is taken once, and its code opens one session', async () => {
  const provider = await startOidcProvider();
  const staff = await api.newPerson(customerId, 'SUPER');
  const domain = `d${customerId}.example`;
  await api.read(setupOidcMutation, staff, {
    ...{ emailDomain: domain, customerId: String(customerId) },
    oidcConfig: { issuer: provider.issuer, ...oidcClient },
  });
  const people = createSsoPeople(api, { customerId, domain });
  const email = people.newEmail();
  await people.newPerson(email);
  for (const _ of rounds) {
    const { url, verifier } = await people.begin(email);
    const back = provider.authorize(url, { email });
    const come = (origin: string) =>
      ledTo(
        fetch(new URL(back.pathname + back.search, origin), {
          ...{ redirect: 'manual', headers: { 'x-forwarded-for': address } },
        }),
      );
    const taken = await race(async (origin) => withCode(await come(origin)));
    expect(taken).toHaveLength(1);
    expect(await redeemings(taken[0] ?? '', verifier)).toHaveLength(1);
  }
  await provider.stop();
});
